import type { MarkCode } from "../theme/markLook.ts";
import type { PlacedBall } from "./scatterData.ts";

/** The balls of one group in one hexagon: `x` and `y` is its middle. */
export type DensityCell = { group: string; mark: MarkCode; x: number; y: number; count: number };

/** From how many balls on a cell is drawn larger. */
export const densitySteps = [1, 2, 5, 10] as const;

/** 0 to 3: the largest step that `count` reaches. */
export const densityStep = (count: number): number => densitySteps.findLastIndex((from) => count >= from);

/** Counts balls by group in hexagons whose middles are `width` pixels apart; the fullest last. */
export function densityCells(balls: readonly PlacedBall[], width: number): DensityCell[] {
  const height = (width * Math.sqrt(3)) / 2;
  const cells = new Map<string, DensityCell>();
  for (const { group = "", mark, x, y } of balls) {
    const [row, column] = cellAt(x / width, y / height);
    const key = `${group} ${row} ${column}`;
    const cell = cells.get(key);
    if (cell) cell.count += 1;
    else cells.set(key, { group, mark, x: (column + shiftOf(row)) * width, y: row * height, count: 1 });
  }
  return [...cells.values()].sort((a, b) => a.count - b.count);
}

/** The nearest middle: rows are one apart, every second one is shifted by half a column. */
function cellAt(x: number, y: number): readonly [row: number, column: number] {
  const inRow = (row: number) => [row, Math.round(x - shiftOf(row))] as const;
  const far = ([row, column]: readonly [number, number]) => (x - column - shiftOf(row)) ** 2 + 0.75 * (y - row) ** 2;
  const [above, below] = [inRow(Math.floor(y)), inRow(Math.floor(y) + 1)];
  return far(above) <= far(below) ? above : below;
}

const shiftOf = (row: number) => (row % 2 === 0 ? 0 : 0.5);
