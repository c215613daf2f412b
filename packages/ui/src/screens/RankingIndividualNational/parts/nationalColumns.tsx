import { changeShown, grades, type NationalRankingRow } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import type { IntlShape } from "react-intl";
import type { TableColumn } from "../../../components/DataTable/parts/tableColumn.ts";
import { signed } from "../../../components/Delta/signed.ts";
import { prefectureName } from "../../../components/RankingBar/prefectureName.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { measureUnitText } from "../../../copy/controls/measures.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { nationalText, rankingColumnText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import { decimal } from "../../../format/decimal.ts";
import type { NationalSort } from "../view.ts";
import { NationalName } from "./NationalName.tsx";
import type { OwnRow } from "./nationalRows.ts";

type Ranked = Pick<NationalRankingRow, "rank" | "grade" | "value" | "place">;

/** `first` is the best value of all. */
type Shown = { kind: RankedKind; first: number };

/** What every list of the nation has. */
function commonColumns({ formatMessage }: IntlShape, { kind, first }: Shown) {
  const header = (name: keyof typeof rankingColumnText) => formatMessage(rankingColumnText[name]);
  const digits = kind === 3 ? 0 : 1;
  return {
    rank: {
      id: "place",
      header: header("rank"),
      align: "end",
      numeric: "key",
      cell: ({ rank }) => rank,
      sortKey: ({ place }) => place,
      firstDir: "asc",
    },
    grade: { id: "grade", header: header("grade"), cell: ({ grade }) => formatMessage(gradeText[grade]) },
    value: {
      id: "value",
      header: formatMessage(rankingValueText.header, {
        name: header(kind === 3 ? "count" : "best"),
        unit: formatMessage(measureUnitText[kind]),
      }),
      align: "end",
      numeric: "plain",
      cell: ({ value }) => decimal(value, digits),
    },
    behind: {
      id: "behind",
      header: header("behind"),
      align: "end",
      numeric: "plain",
      cell: ({ value }) => (value === first ? decimal(0, digits) : signed(changeShown(value, first, digits), digits)),
    },
  } as const satisfies Record<string, TableColumn<Ranked, NationalSort>>;
}

/** Everybody: sorted by place only, as the server sends them. */
export function nationalColumns(intl: IntlShape, shown: Shown): readonly TableColumn<NationalRankingRow, "place">[] {
  const { formatMessage } = intl;
  const { rank, grade, value, behind } = commonColumns(intl, shown);
  return [
    rank,
    {
      id: "player",
      header: formatMessage(rankingColumnText.player),
      rowHeader: true,
      cell: ({ member }) => <NationalName member={member} />,
    },
    {
      id: "prefecture",
      header: formatMessage(rankingColumnText.prefecture),
      cell: ({ prefecture }) => prefectureName(intl, prefecture),
    },
    grade,
    value,
    behind,
  ];
}

/** Own players: at hand as a whole, so sorted by any column. */
export function ownColumns(intl: IntlShape, shown: Shown): readonly TableColumn<OwnRow, NationalSort>[] {
  const { formatMessage } = intl;
  const { rank, grade, value, behind } = commonColumns(intl, shown);
  return [
    rank,
    {
      id: "share",
      header: formatMessage(nationalText.share),
      align: "end",
      cell: ({ share }) => <UnitNumber value={share} unit={formatMessage(unitText.percent)} />,
    },
    {
      id: "name",
      header: formatMessage(rankingColumnText.player),
      rowHeader: true,
      cell: (row) => <NationalName member={row} isOwnList />,
      sortKey: ({ nameRank }) => nameRank,
      firstDir: "asc",
    },
    { ...grade, id: "grade", sortKey: (row) => grades.indexOf(row.grade), firstDir: "desc" },
    { ...value, id: "value", sortKey: (row) => row.value, firstDir: "desc" },
    behind,
  ];
}
