import { decimal } from "../../format/decimal.ts";

export type ChartCell = string | number | null;

/** One measure of the table. Numbers stand right, words left, unless `align` says otherwise. */
export type ChartColumn = {
  id: string;
  label: string;
  unit?: string;
  align?: "start" | "end";
  /** Decimals of its numbers. Left out: one, unless every number of the column is whole. */
  digits?: 0 | 1;
};

/** The numbers of a chart. The first cell of a row names it. `null` is 記録なし. */
export type ChartTable = {
  caption: string;
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
};
export type ChartRow = { id: string; cells: readonly ChartCell[] };

/** How each column writes its cells: the table, the tooltip and the spoken words all use it. */
export function cellWriters({ columns, rows }: ChartTable): ((cell: ChartCell) => string)[] {
  return columns.map((column, index) => {
    const digits = column.digits ?? (rows.every(({ cells }) => isWhole(cells[index])) ? 0 : 1);
    return (cell) => (typeof cell === "number" ? decimal(cell, digits) : (cell ?? "–"));
  });
}

const isWhole = (cell: ChartCell | undefined) => typeof cell !== "number" || Number.isInteger(cell);

/** A column of numbers stands right; a column without any stands left. */
export function alignOf({ rows }: ChartTable, column: ChartColumn, index: number): "start" | "end" {
  return column.align ?? (rows.some(({ cells }) => typeof cells[index] === "number") ? "end" : "start");
}
