import { changeShown, type NationalRankingRow } from "@kyuseki/domain";
import type { RankedKind } from "@kyuseki/domain/ranking";
import type { IntlShape } from "react-intl";
import type { TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import { signed } from "../../components/Delta/signed.ts";
import { measureUnitText } from "../../copy/controls/measures.ts";
import { gradeText } from "../../copy/members/person.ts";
import { prefectureTexts } from "../../copy/members/prefecture.ts";
import { rankingColumnText, rankingValueText } from "../../copy/rankings/ranking.ts";
import { decimal } from "../../format/decimal.ts";
import { NationalName } from "./parts/NationalName.tsx";

export type NationalSort = "place";

/** `first` is the best value of all. */
export function nationalColumns(
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

export function prefectureOf({ prefecture }: NationalRankingRow, formatMessage: IntlShape["formatMessage"]): string {
  const text = prefectureTexts[prefecture - 1];
  return text ? formatMessage(text) : "";
}
