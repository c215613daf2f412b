import { describe, expect, test } from "vitest";
import { type ChartPoint, pointAfterKey, pointAt } from "./rovingPoints.ts";

const at = (x: number, y: number, group?: string): ChartPoint => ({ rowId: `${x}`, x, y, group });

describe("pointAt", () => {
  const points = [at(0, 0), at(100, 0), at(100, 80), at(200, 40)];

  test.each([
    { name: "横に近い点", reach: "x", x: 60, y: 300, expected: 2 },
    { name: "横が同じなら縦に近い点", reach: "x", x: 100, y: 10, expected: 1 },
    { name: "縦に近い点", reach: "y", x: 0, y: 70, expected: 2 },
    { name: "触れるほど近い点", reach: "near", x: 110, y: 70, expected: 2 },
    { name: "28pxちょうどは届く", reach: "near", x: 228, y: 40, expected: 3 },
    { name: "28pxを超えると届かない", reach: "near", x: 229, y: 40, expected: -1 },
  ] as const)("$name", ({ reach, x, y, expected }) => {
    expect(pointAt(points, x, y, reach)).toBe(expected);
  });

  test("点がなければ見つからない", () => {
    expect(pointAt([], 0, 0, "x")).toBe(-1);
  });
});

describe("pointAfterKey", () => {
  const one = Array.from({ length: 25 }, (_, index) => at(index * 10, 0));
  const two = [at(0, 0, "a"), at(10, 0, "a"), at(20, 0, "a"), at(9, 50, "b"), at(20, 50, "b")];

  test.each([
    { name: "→ で次", points: one, from: 3, key: "ArrowRight", expected: 4 },
    { name: "最後では止まる", points: one, from: 24, key: "ArrowRight", expected: 24 },
    { name: "最初では止まる", points: one, from: 0, key: "ArrowLeft", expected: 0 },
    { name: "Home で最初", points: one, from: 9, key: "Home", expected: 0 },
    { name: "End で最後", points: one, from: 9, key: "End", expected: 24 },
    { name: "PageDown で10個先", points: one, from: 3, key: "PageDown", expected: 13 },
    { name: "PageUp は最初で止まる", points: one, from: 3, key: "PageUp", expected: 0 },
    { name: "組がひとつなら ↓ は次", points: one, from: 3, key: "ArrowDown", expected: 4 },
    { name: "→ は組をまたがない", points: two, from: 2, key: "ArrowRight", expected: 2 },
    { name: "↓ で次の組の近い点", points: two, from: 1, key: "ArrowDown", expected: 3 },
    { name: "↑ で前の組の近い点", points: two, from: 4, key: "ArrowUp", expected: 2 },
    { name: "その先の組がなければ動かない", points: two, from: 4, key: "ArrowDown", expected: 4 },
    { name: "ほかのキーには答えない", points: one, from: 3, key: "a", expected: null },
    { name: "点がなければ答えない", points: [], from: 0, key: "End", expected: null },
  ])("$name", ({ points, from, key, expected }) => {
    expect(pointAfterKey(points, from, key)).toBe(expected);
  });

  test.each([
    { name: "線の図では、遠くても同じ日", reach: "x", expected: 1 },
    { name: "散布図では、いちばん近い点", reach: "near", expected: 2 },
  ] as const)("↓ で $name", ({ reach, expected }) => {
    const points = [at(0, 0, "a"), at(0, 41, "b"), at(18, 29, "b")];
    expect(pointAfterKey(points, 0, "ArrowDown", reach)).toBe(expected);
  });
});
