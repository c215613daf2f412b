import type { RankedKind } from "@kyuseki/domain/ranking";
import type { IntlShape } from "react-intl";
import { Meter } from "../../components/Meter/Meter.tsx";
import { type RankedColumn, rankedColumns } from "../../components/PlayerRanking/rankedColumns.tsx";
import type { RankedOrder } from "../../components/PlayerRanking/rankedRows.ts";
import { measureUnitText } from "../../copy/controls/measures.ts";
import { rankingColumnText, rankingValueText } from "../../copy/rankings/ranking.ts";
import { decimal } from "../../format/decimal.ts";
import { memberHref } from "./parts/memberHref.ts";

type Shown = { kind: RankedKind; by: RankedOrder; most: number };

/** `most` is the value a full bar stands for. A count has neither mean nor 伸び率. */
export function localColumns(intl: IntlShape, { kind, by, most }: Shown): readonly RankedColumn[] {
  const { formatMessage } = intl;
  const { rank, move, player, value, mean, count, date, growth } = rankedColumns(intl, { kind, by, href: memberHref });
  const bar: RankedColumn = {
    id: "bar",
    header: formatMessage(rankingValueText.header, { name: value.header, unit: formatMessage(measureUnitText[kind]) }),
    width: "l",
    hideBelow: "desktop",
    cell: (row) => <Meter value={row.value} max={most} size="l" />,
  };
  const base: RankedColumn = {
    id: "base",
    header: formatMessage(rankingColumnText.base),
    align: "end",
    numeric: "plain",
    cell: (row) => (row.base === null ? "–" : decimal(row.base, 1)),
  };

  if (kind === 3) return [rank, move, player, bar, value, date];
  if (by === "growth") return [rank, player, growth, base, value, date];
  return [rank, move, player, bar, value, mean, count, growth, date];
}
