import { describe, expect, test } from "vitest";
import { alignOf, type ChartCell, type ChartColumn, cellWriters } from "./chartTable.ts";

const table = (column: ChartColumn, cells: readonly ChartCell[]) => ({
  caption: "打球",
  columns: [column],
  rows: cells.map((cell, index) => ({ id: String(index), cells: [cell] })),
});
const speed = { id: "speed", label: "打球速度" };

describe("cellWriters", () => {
  test.each([
    { name: "ひとつでも小数なら1桁", column: speed, cells: [147.8, 137], expected: ["147.8", "137.0"] },
    { name: "すべて整数なら整数", column: speed, cells: [1204, 0], expected: ["1,204", "0"] },
    { name: "桁を決めてあれば従う", column: { ...speed, digits: 1 }, cells: [137], expected: ["137.0"] },
    { name: "言葉はそのまま、記録なしは線", column: speed, cells: ["実打", null], expected: ["実打", "–"] },
  ] as const)("$name", ({ column, cells, expected }) => {
    const [write] = cellWriters(table(column, cells));
    expect(cells.map((cell) => write?.(cell))).toEqual(expected);
  });
});

describe("alignOf", () => {
  test.each([
    { name: "数の列は右", column: speed, cells: [null, 3], expected: "end" },
    { name: "言葉だけの列は左", column: speed, cells: ["実打", null], expected: "start" },
    { name: "決めてあれば従う", column: { ...speed, align: "end" }, cells: ["104–108"], expected: "end" },
  ] as const)("$name", ({ column, cells, expected }) => {
    expect(alignOf(table(column, cells), column, 0)).toBe(expected);
  });
});
