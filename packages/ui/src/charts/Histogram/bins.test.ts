import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { binOf, widened } from "./bins.ts";

describe("binOf", () => {
  test.each([
    {
      name: "下の端は入り、上の端は次へ",
      values: [8, 11.9, 12],
      expected: [
        [8, 12, 2],
        [12, 16, 1],
      ],
    },
    {
      name: "負の角度も同じ幅で分ける",
      values: [-0.1, 0],
      expected: [
        [-4, 0, 1],
        [0, 4, 1],
      ],
    },
    {
      name: "間の空の階級も残す",
      values: [1, 9],
      expected: [
        [0, 4, 1],
        [4, 8, 0],
        [8, 12, 1],
      ],
    },
    { name: "1つだけ", values: [13.6], expected: [[12, 16, 1]] },
    { name: "0件", values: [], expected: [] },
  ])("$name", ({ values, expected }) => {
    expect(binOf(values, 4).map(({ from, to, count }) => [from, to, count])).toEqual(expected);
  });

  test("始まりをずらせる", () => {
    expect(binOf([-20, -14.1], 6, { start: -20 })).toEqual([{ from: -20, to: -14, count: 2 }]);
  });
  test("小数の幅でも、端の値は上の階級", () => {
    expect(binOf([0.3], 0.1)).toEqual([{ from: 0.3, to: 0.4, count: 1 }]);
  });
  test("見せたい範囲まで広げ、外の値も落とさない", () => {
    const bins = binOf([22], 8, { atLeast: [-8, 16] });
    expect(bins.map(({ from }) => from)).toEqual([-8, 0, 8, 16]);
    expect(bins.at(-1)?.count).toBe(1);
  });
  test("どの値も、ちょうどひとつの階級に数えられる", () => {
    const tenths = fc.integer({ min: -900, max: 1800 }).map((value) => value / 10);
    fc.assert(
      fc.property(
        fc.array(tenths, { minLength: 1, maxLength: 200 }),
        fc.constantFrom(0.5, 1, 2, 4, 8),
        (values, width) => {
          const bins = binOf(values, width);
          expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
          for (const { from, to, count } of bins) {
            expect(values.filter((value) => value >= from && value < to)).toHaveLength(count);
          }
        },
      ),
    );
  });
});

describe("widened", () => {
  const one = [{ from: 12, to: 16, count: 1 }];
  test("足りなければ両側に空の階級を足す", () => {
    expect(widened(one, 4)).toEqual([
      { from: 4, to: 8, count: 0 },
      { from: 8, to: 12, count: 0 },
      { from: 12, to: 16, count: 1 },
      { from: 16, to: 20, count: 0 },
    ]);
  });
  test.each([
    { name: "足りていればそのまま", bins: one, atLeast: 1 },
    { name: "0件なら0件のまま", bins: [], atLeast: 7 },
  ])("$name", ({ bins, atLeast }) => {
    expect(widened(bins, atLeast)).toBe(bins);
  });
});
