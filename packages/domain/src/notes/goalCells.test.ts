import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GoalCell } from "../contract/notes/goalSheets.ts";
import { emptyGoalSheet, goalCellAt, goalCellNumbers, goalCellOfGrid, withGoalCell } from "./goalCells.ts";

const cellOf = (text: string): GoalCell => ({ text, tie: null, done_on: null });
/** Every cell says its own number. */
const numbered = goalCellNumbers.reduce(
  (sheet, cell) => withGoalCell(sheet, cell, cellOf(String(cell))),
  emptyGoalSheet(),
);
const indexes = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const anyCell = fc.constantFrom(...goalCellNumbers);

describe("9マス目標のマス", () => {
  test("まん中と8つの目標、目標ごとに8つの行動で、73マス", () => {
    expect(goalCellNumbers).toHaveLength(73);
    expect(goalCellNumbers.map((cell) => goalCellAt(numbered, cell).text)).toEqual(goalCellNumbers.map(String));
  });

  test("1つのマスを変えても、ほかのマスは変わらない", () => {
    fc.assert(
      fc.property(anyCell, anyCell, (changed, read) => {
        const sheet = withGoalCell(numbered, changed, cellOf("新しい"));
        expect(goalCellAt(sheet, read).text).toBe(read === changed ? "新しい" : String(read));
      }),
    );
  });

  test.each([9, 90, 19, -1, 100])("ないマス %d は RangeError", (cell) => {
    expect(() => goalCellAt(numbered, cell)).toThrow(RangeError);
  });

  test("9×9の表には、目標が2回ずつ、ほかは1回ずつ現れる", () => {
    const grid = indexes.flatMap((row) => indexes.map((column) => goalCellOfGrid(row, column)));
    const timesIn = (cell: number) => grid.filter((one) => one === cell).length;
    expect(goalCellNumbers.filter((cell) => timesIn(cell) !== (cell > 0 && cell % 10 === 0 ? 2 : 1))).toEqual([]);
    expect(grid).toHaveLength(81);
  });

  test("まわりのブロックのまん中は、まん中のブロックの同じ場所の目標", () => {
    for (const block of indexes.filter((place) => place !== 4)) {
      const [row, column] = [Math.floor(block / 3), block % 3];
      expect(goalCellOfGrid(row * 3 + 1, column * 3 + 1)).toBe(goalCellOfGrid(3 + row, 3 + column));
    }
    expect(goalCellOfGrid(4, 4)).toBe(0);
    expect([goalCellOfGrid(0, 0), goalCellOfGrid(0, 1), goalCellOfGrid(8, 8)]).toEqual([11, 12, 88]);
  });
});
