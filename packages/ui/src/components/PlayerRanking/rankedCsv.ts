import type { RankedKind } from "@kyuseki/domain/ranking";
import type { IntlShape } from "react-intl";
import { measureUnitText } from "../../copy/controls/measures.ts";
import { unitText } from "../../copy/controls/units.ts";
import { gradeText } from "../../copy/members/person.ts";
import { rankingColumnText, rankingValueText } from "../../copy/rankings/ranking.ts";
import type { CsvColumn } from "../../format/csv.ts";
import type { RankedOrder, RankedRow } from "./rankedRows.ts";

/**
 * The columns of the file; units stand in the headings. The place before is that of the record, so it does not stand
 * beside a place by 伸び率.
 */
export function rankedCsv(
  { formatMessage }: IntlShape,
  { kind, by }: { kind: RankedKind; by: RankedOrder },
): readonly CsvColumn<RankedRow>[] {
  const header = (name: keyof typeof rankingColumnText, unit?: string) => {
    const word = formatMessage(rankingColumnText[name]);
    return unit ? formatMessage(rankingValueText.header, { name: word, unit }) : word;
  };
  const unit = formatMessage(measureUnitText[kind]);
  const times = formatMessage(unitText.times);
  const before: CsvColumn<RankedRow> = { header: header("rankBefore"), value: ({ rank_before }) => rank_before };
  const who: readonly CsvColumn<RankedRow>[] = [
    { header: header("rank"), value: ({ place }) => place },
    ...(by === "record" ? [before] : []),
    { header: header("player"), value: ({ name }) => name },
    { header: header("grade"), value: ({ grade }) => formatMessage(gradeText[grade]) },
  ];
  if (kind === 3) {
    return [
      ...who,
      { header: header("count", times), value: ({ value }) => value },
      { header: header("lastDate"), value: ({ date }) => date },
    ];
  }
  return [
    ...who,
    { header: header("best", unit), value: ({ value }) => value },
    { header: header("mean", unit), value: ({ mean }) => mean },
    { header: header("count", times), value: ({ count }) => count },
    { header: header("date"), value: ({ date }) => date },
    { header: header("fast", unit), value: ({ fast }) => fast },
    { header: header("base", unit), value: ({ base }) => base },
    { header: header("baseCount", times), value: ({ base_count }) => base_count },
    { header: header("growth", formatMessage(unitText.percent)), value: ({ growth }) => growth },
  ];
}
