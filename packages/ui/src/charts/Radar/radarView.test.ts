import { expect, test } from "vitest";
import { radarView } from "./radarView.ts";

const view = radarView({ width: 400, height: 258, em: 10 }, 4, 48);

test("高さに収まる大きさで、真ん中に置く", () => {
  expect(view.center).toEqual({ x: 200, y: 129 });
  expect(view.radius).toBe(100);
});

test.each([
  [0, 100, 200, 29],
  [1, 50, 250, 129],
  [2, 100, 200, 229],
  [3, 25, 175, 129],
  [1, 0, 200, 129],
])("軸%s の %s は (%s, %s)", (axis, share, x, y) => {
  expect(view.place(axis, share)).toEqual({ x, y });
});

test("名前は外側へ向けて書く", () => {
  expect([0, 1, 2, 3].map((axis) => view.label(axis).anchor)).toEqual(["middle", "start", "middle", "end"]);
  expect(view.label(1).x).toBe(308);
});

test("狭い画面では、名前を上下に回して形を大きく保つ", () => {
  const narrow = radarView({ width: 300, height: 400, em: 10 }, 6, 80);
  expect(narrow.radius).toBe(105);
  expect([0, 1, 2, 3, 4, 5].map((axis) => narrow.label(axis).anchor)).toEqual(Array(6).fill("middle"));
  expect(narrow.label(1).y).toBeLessThan(narrow.place(1, 100).y);
  expect(narrow.label(2).y).toBeGreaterThan(narrow.place(2, 100).y);
});

test("場所がなくても壊れない", () => {
  expect(radarView({ width: 40, height: 40, em: 10 }, 3, 80).radius).toBe(0);
});
