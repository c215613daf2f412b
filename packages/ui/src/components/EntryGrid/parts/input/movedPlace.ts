import type { EntryColumn, EntryRow, Position } from "../entry.ts";

export type GridOrder = { rows: readonly EntryRow[]; columns: readonly EntryColumn[] };

/** Whether every cell still stands where it stood. */
export const isSameOrder = (one: GridOrder, other: GridOrder) =>
  hasSameIds(one.rows, other.rows) && hasSameIds(one.columns, other.columns);

/** Where a cell stands by now, after rows or columns have come, gone or moved; null when it is gone. */
export function movedPlace({ row, column }: Position, before: GridOrder, now: GridOrder): Position | null {
  const moved = {
    row: now.rows.findIndex(({ id }) => id === before.rows[row]?.id),
    column: now.columns.findIndex(({ id }) => id === before.columns[column]?.id),
  };
  return moved.row < 0 || moved.column < 0 ? null : moved;
}

const hasSameIds = (one: readonly { id: string }[], other: readonly { id: string }[]) =>
  one === other || (one.length === other.length && one.every(({ id }, at) => id === other[at]?.id));
