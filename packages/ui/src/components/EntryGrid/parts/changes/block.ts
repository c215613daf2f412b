import type { Position } from "../entry.ts";

/** A rectangle of cells, both corners included. */
export type Block = { top: number; bottom: number; left: number; right: number };

export const blockOf = (one: Position, other: Position): Block => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

export const isSingle = ({ top, bottom, left, right }: Block) => top === bottom && left === right;

export const cellsOf = ({ top, bottom, left, right }: Block): Position[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, across) => ({ row: top + down, column: left + across })),
  ).flat();
