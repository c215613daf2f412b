import { decimal } from "../../format/decimal.ts";

export type ChartCell = string | number | null;

/** One measure of the table. Numbers are aligned right, words left, unless `align` is given. */
export type ChartColumn = {
  id: string;
  label: string;
  unit?: string;
  align?: "start" | "end";
  /** Decimals of its numbers; by default one, or none when every number of the column is whole. */
  digits?: 0 | 1;
};

/** The numbers of a chart. The first cell of a row names it. `null` is 記録なし. */
export type ChartTable = {
  caption: string;
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
};
export type ChartRow = { id: string; cells: readonly ChartCell[] };

/** Formatters of the columns, for the table, the tooltip and the spoken words. */
export function cellWriters({ columns, rows }: ChartTable): ((cell: ChartCell) => string)[] {
  return columns.map((column, index) => {
    const digits = column.digits ?? (rows.every(({ cells }) => isWhole(cells[index])) ? 0 : 1);
    return (cell) => (typeof cell === "number" ? decimal(cell, digits) : (cell ?? "–"));
  });
}

const isWhole = (cell: ChartCell | undefined) => typeof cell !== "number" || Number.isInteger(cell);

/** Columns of numbers are aligned right, others left. */
export function alignOf({ rows }: ChartTable, column: ChartColumn, index: number): "start" | "end" {
  return column.align ?? (rows.some(({ cells }) => typeof cells[index] === "number") ? "end" : "start");
}
