import type { IntlShape } from "react-intl";
import { Dumbbell } from "../../components/Dumbbell/Dumbbell.tsx";
import type { DumbbellRange } from "../../components/Dumbbell/dumbbellRange.ts";
import { type RankedColumn, rankedColumns } from "../../components/PlayerRanking/rankedColumns.tsx";
import { measureUnitText } from "../../copy/controls/measures.ts";
import { rankingValueText } from "../../copy/rankings/ranking.ts";
import { reportHref } from "./parts/reportHref.ts";
import type { AnalyzerKind } from "./view.ts";

type Shown = { kind: AnalyzerKind; range: DumbbellRange; isRoomy: boolean };

/** `range` is the range of every row's line. */
export function nextshotColumns(intl: IntlShape, { kind, range, isRoomy }: Shown): readonly RankedColumn[] {
  const { formatMessage } = intl;
  const common = rankedColumns(intl, { kind, by: "record", href: reportHref(kind) });
  const { rank, move, player, value, mean, count, growth, date } = common;
  const change: RankedColumn = {
    id: "change",
    header: formatMessage(rankingValueText.change, { unit: formatMessage(measureUnitText[kind]) }),
    width: isRoomy ? "l" : "m",
    cell: (row) => <Dumbbell before={row.base} now={row.value} range={range} />,
  };
  return [
    rank,
    { ...move, hideBelow: "desktop" },
    player,
    change,
    value,
    mean,
    count,
    growth,
    { ...date, hideBelow: "desktop" },
  ];
}
