import type { ChartTable } from "../ChartFrame/chartTable.ts";
import type { MarkCode } from "../theme/markLook.ts";

export type StackedPart = { id: string; name: string; mark: MarkCode };

/** A bar and its parts' values, by the part's id. Missing and `null` count as 0. */
export type StackedBar = { id: string; label: string; values: Readonly<Record<string, number | null>> };

export const totalOf = (parts: readonly StackedPart[], { values }: StackedBar): number =>
  parts.reduce((sum, { id }) => sum + (values[id] ?? 0), 0);

/** Percentages of the whole bar, unrounded; all 0 for an empty bar. */
export function sharesOf(parts: readonly StackedPart[], bar: StackedBar): number[] {
  const total = totalOf(parts, bar);
  return parts.map(({ id }) => (total === 0 ? 0 : ((bar.values[id] ?? 0) / total) * 100));
}

type TableWords = { caption: string; category: string; unit: string; digits: 0 | 1; total: string };

export function stackedTable(
  parts: readonly StackedPart[],
  bars: readonly StackedBar[],
  { caption, category, unit, digits, total }: TableWords,
): ChartTable {
  return {
    caption,
    columns: [
      { id: "name", label: category },
      ...parts.map(({ id, name }) => ({ id, label: name, unit, digits })),
      { id: "total", label: total, unit, digits },
    ],
    rows: bars.map((bar) => ({
      id: bar.id,
      cells: [bar.label, ...parts.map(({ id }) => bar.values[id] ?? null), totalOf(parts, bar)],
    })),
  };
}
