import type { EntryCell, EntryColumn, EntryRow } from "../entry.ts";
import { type Block, blockOf, cellsOf, isSingle } from "./block.ts";

export type Placed = {
  cells: EntryCell[];
  /** Where the paste landed. */
  block: Block;
  /** Cells that did not fit on the grid. */
  cut: number;
};

/** Lays pasted text over the grid from the corner of `target`; a single value fills all of it. */
export function placeBlock(
  table: readonly (readonly string[])[],
  target: Block,
  rows: readonly EntryRow[],
  columns: readonly EntryColumn[],
): Placed {
  const width = Math.max(...table.map((cells) => cells.length));
  const filling = table.length === 1 && width === 1 && !isSingle(target);
  const from = { row: target.top, column: target.left };
  const wanted = filling
    ? target
    : blockOf(from, { row: from.row + table.length - 1, column: from.column + width - 1 });
  const block = {
    ...wanted,
    bottom: Math.min(wanted.bottom, rows.length - 1),
    right: Math.min(wanted.right, columns.length - 1),
  };
  const textAt = (row: number, column: number) =>
    filling ? table[0]?.[0] : table[row - from.row]?.[column - from.column];

  const cells = cellsOf(block).flatMap(({ row, column }) => {
    const text = textAt(row, column);
    const [rowId, colId] = [rows[row]?.id, columns[column]?.id];
    if (text === undefined || rowId === undefined || colId === undefined) return [];
    return [{ rowId, colId, text: asEntered(text) }];
  });
  const given = filling ? cells.length : table.reduce((count, line) => count + line.length, 0);
  return { cells, block, cut: given - cells.length };
}

/** The text as one line, as a field holds it. */
const asEntered = (text: string) => text.replace(/\s*\n\s*/g, " ").trim();
