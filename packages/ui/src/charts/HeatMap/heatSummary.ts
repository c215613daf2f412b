type HeatCell = { row: string; column: string; value: number };
/** `cells` counts every place of the table, `known` those with a value; the first of equal values is named. */
type HeatSummary = { cells: number; known: number; highest: HeatCell; lowest: HeatCell };

type HeatTable = {
  columns: readonly { name: string }[];
  rows: readonly { name: string; values: readonly (number | null)[] }[];
};

/** What the table shows, for one sentence. null: no value at all. */
export function heatSummary({ columns, rows }: HeatTable): HeatSummary | null {
  const known = rows.flatMap(({ name, values }) =>
    columns.flatMap((column, index): HeatCell[] => {
      const value = values[index] ?? null;
      return value === null ? [] : [{ row: name, column: column.name, value }];
    }),
  );
  const [first] = known;
  if (!first) return null;
  return {
    cells: rows.length * columns.length,
    known: known.length,
    highest: known.reduce((top, cell) => (cell.value > top.value ? cell : top), first),
    lowest: known.reduce((bottom, cell) => (cell.value < bottom.value ? cell : bottom), first),
  };
}
