/** Row and column of the 9 × 9 sheet, 0–8. */
export type Place = { row: number; column: number };

/** Number of the block (0–8, row by row) that a place is in. */
export const blockOf = ({ row, column }: Place): number => Math.floor(row / 3) * 3 + Math.floor(column / 3);

/** The middle cell of a block. */
export const middleOf = (block: number): Place => ({ row: Math.floor(block / 3) * 3 + 1, column: (block % 3) * 3 + 1 });

/** Where a key leads; null for a key that does not move. At the edge it stays. */
export function placeAfterKey({ row, column }: Place, { key, ctrlKey, metaKey }: KeyPress): Place | null {
  const whole = ctrlKey || metaKey;
  switch (key) {
    case "ArrowUp":
      return { row: Math.max(row - 1, 0), column };
    case "ArrowDown":
      return { row: Math.min(row + 1, last), column };
    case "ArrowLeft":
      return { row, column: Math.max(column - 1, 0) };
    case "ArrowRight":
      return { row, column: Math.min(column + 1, last) };
    case "Home":
      return { row: whole ? 0 : row, column: 0 };
    case "End":
      return { row: whole ? last : row, column: last };
    default:
      return null;
  }
}

type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean };

const last = 8;
