import {
  type CheckEntry,
  type EntryColumn,
  type EntryRow,
  type EntryValues,
  entryText,
  type Position,
} from "./entry.ts";

export type EntryCounts = { error: number; ask: number; empty: number; filled: number };

export const noCounts: EntryCounts = { error: 0, ask: 0, empty: 0, filled: 0 };

/** How many cells of a row need fixing, need confirming, are empty, are filled. */
export function countRow(
  row: EntryRow,
  columns: readonly EntryColumn[],
  values: EntryValues,
  checkOf: CheckEntry,
): EntryCounts {
  const counts = { ...noCounts };
  for (const { id } of columns) {
    const text = entryText(values, row.id, id);
    counts[text === "" ? "empty" : "filled"] += 1;
    const { state } = checkOf(row.id, id, text);
    if (state === "error" || state === "ask") counts[state] += 1;
  }
  return counts;
}

export const addCounts = (one: EntryCounts, other: EntryCounts): EntryCounts => ({
  error: one.error + other.error,
  ask: one.ask + other.ask,
  empty: one.empty + other.empty,
  filled: one.filled + other.filled,
});

/** The next cell after `from` that needs attention, row by row and round again. */
export function findError(
  rows: readonly EntryRow[],
  columns: readonly EntryColumn[],
  values: EntryValues,
  checkOf: CheckEntry,
  from: Position,
): Position | null {
  const total = rows.length * columns.length;
  const start = from.row * columns.length + from.column;
  for (let ahead = 1; ahead <= total; ahead += 1) {
    const place = (start + ahead) % total;
    const [row, column] = [Math.floor(place / columns.length), place % columns.length];
    const [rowId, colId] = [rows[row]?.id, columns[column]?.id];
    if (rowId === undefined || colId === undefined) continue;
    const { state } = checkOf(rowId, colId, entryText(values, rowId, colId));
    if (state === "error" || state === "ask") return { row, column };
  }
  return null;
}
