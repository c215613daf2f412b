import { describe, expect, test } from "vitest";
import { densityCells, densityStep } from "./densityCells.ts";
import type { PlacedBall } from "./scatterData.ts";

const ball = (group: string, x: number, y: number): PlacedBall => ({ rowId: `${x} ${y}`, group, mark: 3, x, y });

describe("densityCells", () => {
  test("近い球は仲間ごとに数え、多い所をいちばん上に描く", () => {
    const cells = densityCells([ball("h", 99, 1), ball("h", 101, -1), ball("j", 100, 0), ball("h", 150, 86.6)], 100);
    expect(cells.map(({ group, x, y, count }) => [group, x, Math.round(y), count])).toEqual([
      ["j", 100, 0, 1],
      ["h", 150, 87, 1],
      ["h", 100, 0, 2],
    ]);
  });

  test("どの球も、いちばん近い真ん中に入る", () => {
    for (let at = 0; at < 500; at++) {
      const [x, y] = [(at * 61.8) % 400, (at * 41.4) % 300];
      const [cell] = densityCells([ball("h", x, y)], 20);
      expect(Math.hypot((cell?.x ?? 0) - x, (cell?.y ?? 0) - y)).toBeLessThanOrEqual(20 / Math.sqrt(3) + 1e-9);
    }
  });

  test.each([
    [1, 0],
    [2, 1],
    [4, 1],
    [5, 2],
    [9, 2],
    [10, 3],
    [400, 3],
  ])("%d球は%d段目の大きさ", (count, step) => {
    expect(densityStep(count)).toBe(step);
  });
});
