import { dayOrderOf } from "../cells/readMoment.ts";
import type { CsvTable } from "./csvFile.ts";

/** Finds, row by row, the columns with days written as numbers, and whether their rows settle the order. */
export function createNumericDays() {
  const orders = new Map<number, Set<"month" | "day" | "both">>();
  return {
    add: (cells: readonly string[]) => {
      for (const [column, cell] of cells.entries()) {
        const order = dayOrderOf(cell);
        if (order !== null) orders.set(column, (orders.get(column) ?? new Set()).add(order));
      }
    },
    found: (): CsvTable["numericDays"] =>
      [...orders].map(([column, seen]) => {
        if (seen.has("month") === seen.has("day")) return { column, order: null };
        return { column, order: seen.has("day") ? "day" : "month" };
      }),
  };
}
