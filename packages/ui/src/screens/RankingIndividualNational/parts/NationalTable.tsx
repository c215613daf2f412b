import { changeShown, memberName, type NationalRanking, type NationalRankingRow } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { TableColumn } from "../../../components/DataTable/parts/tableColumn.ts";
import { signed } from "../../../components/Delta/signed.ts";
import { usePlacedTable } from "../../../components/RankingBar/usePlacedTable.tsx";
import { Select } from "../../../components/Select/Select.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { measureUnitText } from "../../../copy/controls/measures.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { prefectureTexts } from "../../../copy/members/prefecture.ts";
import { nationalText, rankingColumnText, rankingValueText } from "../../../copy/rankings/ranking.ts";
import { decimal } from "../../../format/decimal.ts";
import type { NationalRankingView } from "../view.ts";
import { NationalName } from "./NationalName.tsx";

export type NationalTableProps = {
  ranking: NationalRanking;
  kind: RankedKind;
  view: NationalRankingView;
  refreshing: boolean;
  onViewChange: (change: Partial<NationalRankingView>) => void;
};

/** 上位とチームの前後、または一ページずつすべて。並びはいつも順位の順。 */
export function NationalTable({ ranking, kind, view, refreshing, onViewChange }: NationalTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { rows, own, players, first } = ranking;
  const { table, around, showPlace } = usePlacedTable<NationalRankingRow>(view, players, onViewChange);
  const columns = useMemo(() => nationalColumns(intl, kind, first ?? 0), [intl, kind, first]);
  const jump = [
    { value: "", label: formatMessage(nationalText.jump) },
    ...own.map((player) => ({
      value: `${player.place}`,
      label: formatMessage(rankingValueText.jumpTo, { name: memberName(player), rank: player.rank }),
    })),
  ];

  return (
    <DataTable<NationalRankingRow, NationalSort>
      caption={formatMessage(titleText["ranking-individual-national"])}
      {...table}
      columns={columns}
      rows={rows}
      card={(row) => (
        <CardRow
          lead={formatMessage(rankingValueText.nth, { rank: row.rank })}
          name={<NationalName member={row.member} />}
          end={
            <UnitNumber
              value={row.value}
              digits={kind === 3 ? 0 : 1}
              unit={formatMessage(measureUnitText[kind])}
              size="m"
            />
          }
          facts={[
            {
              label: formatMessage(rankingColumnText.prefecture),
              value: prefectureOf(row, formatMessage),
              plain: true,
            },
            { label: formatMessage(rankingColumnText.grade), value: formatMessage(gradeText[row.grade]), plain: true },
          ]}
        />
      )}
      refreshing={refreshing}
      emphasis={({ member }) => (member ? "own" : null)}
      bar={
        <>
          {own.length > 0 && (
            <Select
              label={formatMessage(nationalText.jump)}
              options={jump}
              value=""
              onChange={({ target }) => {
                if (target.value !== "") showPlace(Number(target.value));
              }}
            />
          )}
          {around}
        </>
      }
    />
  );
}

type NationalSort = "place";

/** `first` is the best value of all. */
function nationalColumns(
  { formatMessage }: IntlShape,
  kind: RankedKind,
  first: number,
): readonly TableColumn<NationalRankingRow, NationalSort>[] {
  const header = (name: keyof typeof rankingColumnText) => formatMessage(rankingColumnText[name]);
  const digits = kind === 3 ? 0 : 1;
  return [
    { id: "rank", header: header("rank"), align: "end", numeric: "key", cell: ({ rank }) => rank },
    { id: "player", header: header("player"), rowHeader: true, cell: ({ member }) => <NationalName member={member} /> },
    { id: "prefecture", header: header("prefecture"), cell: (row) => prefectureOf(row, formatMessage) },
    { id: "grade", header: header("grade"), cell: ({ grade }) => formatMessage(gradeText[grade]) },
    {
      id: "value",
      header: formatMessage(rankingValueText.header, {
        name: header(kind === 3 ? "count" : "best"),
        unit: formatMessage(measureUnitText[kind]),
      }),
      align: "end",
      numeric: "plain",
      cell: ({ value }) => decimal(value, digits),
    },
    {
      id: "behind",
      header: header("behind"),
      align: "end",
      numeric: "plain",
      cell: ({ value }) => (value === first ? decimal(0, digits) : signed(changeShown(value, first, digits), digits)),
    },
  ];
}

function prefectureOf({ prefecture }: NationalRankingRow, formatMessage: IntlShape["formatMessage"]): string {
  const text = prefectureTexts[prefecture - 1];
  return text ? formatMessage(text) : "";
}
