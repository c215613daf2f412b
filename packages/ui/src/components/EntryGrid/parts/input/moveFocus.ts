import type { GridSize, Position } from "../entry.ts";

export type Step =
  | "up"
  | "down"
  | "left"
  | "right"
  | "next"
  | "previous"
  | "rowStart"
  | "rowEnd"
  | "columnStart"
  | "columnEnd"
  | "first"
  | "last"
  | "pageUp"
  | "pageDown";

/** Where a key moves the focus. null: Tab leaves the grid. */
export function moveFocus({ row, column }: Position, step: Step, { rows, columns }: GridSize): Position | null {
  const bottom = rows - 1;
  const end = columns - 1;
  switch (step) {
    case "up":
      return { row: Math.max(0, row - 1), column };
    case "down":
      return { row: Math.min(bottom, row + 1), column };
    case "left":
      return { row, column: Math.max(0, column - 1) };
    case "right":
      return { row, column: Math.min(end, column + 1) };
    case "next":
      if (column < end) return { row, column: column + 1 };
      return row < bottom ? { row: row + 1, column: 0 } : null;
    case "previous":
      if (column > 0) return { row, column: column - 1 };
      return row > 0 ? { row: row - 1, column: end } : null;
    case "rowStart":
      return { row, column: 0 };
    case "rowEnd":
      return { row, column: end };
    case "columnStart":
      return { row: 0, column };
    case "columnEnd":
      return { row: bottom, column };
    case "first":
      return { row: 0, column: 0 };
    case "last":
      return { row: bottom, column: end };
    case "pageUp":
      return { row: Math.max(0, row - pageRows), column };
    case "pageDown":
      return { row: Math.min(bottom, row + pageRows), column };
  }
}

const pageRows = 10;
