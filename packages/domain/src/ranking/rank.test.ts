import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growthOf, meanOfBest, medianOf, ranksByKey, ranksOf, topShare } from "./rank.ts";

const values = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 40 });

describe("順位", () => {
  test.each([
    { name: "同じ値は同じ順位で、次は飛ばす", of: [150, 148.9, 148.9, 120], expected: [1, 2, 2, 4] },
    { name: "先頭が並ぶ", of: [150, 150, 120], expected: [1, 1, 3] },
    { name: "みな同じ", of: [7, 7, 7], expected: [1, 1, 1] },
    { name: "一人もいない", of: [], expected: [] },
  ])("$name", ({ of, expected }) => {
    expect(ranksOf(of)).toEqual(expected);
  });

  test("どんな並びでも、順位は自分より上の人数に1を足したもの", () => {
    fc.assert(
      fc.property(values, (all) => {
        const ranks = ranksByKey([...all.entries()], { key: ([index]) => index, value: ([, value]) => value });
        for (const [index, value] of all.entries())
          expect(ranks.get(index)).toBe(1 + all.filter((other) => other > value).length);
      }),
      { numRuns: 200 },
    );
  });

  test("値のない人には順位がない", () => {
    const ranks = ranksByKey(
      [
        { id: "湊", best: null },
        { id: "碧", best: 98 },
      ],
      {
        key: ({ id }) => id,
        value: ({ best }) => best,
      },
    );
    expect([...ranks]).toEqual([["碧", 1]]);
  });
});

describe("上位 %", () => {
  test.each([
    [139, 4541, 3.1],
    [981, 4541, 21.6],
    [1, 4541, 0.1],
    [10, 10, 100],
  ])("%d位 / %d人 は上位 %d%%", (rank, players, expected) => {
    expect(topShare(rank, players)).toBe(expected);
  });
});

describe("中央値", () => {
  test.each([
    [[], null],
    [[118.4], 118.4],
    [[120, 100, 110], 110],
    [[120, 100.5, 110, 90], 105.3],
  ])("%j → %j", (of, expected) => {
    expect(medianOf(of)).toBe(expected);
  });
});

describe("伸び率", () => {
  test.each([
    {
      name: "100 km/h から 112.5 km/h",
      now: { fast: 112.5, balls: 10 },
      base: { fast: 100, balls: 80 },
      expected: 12.5,
    },
    { name: "下がれば負", now: { fast: 95, balls: 10 }, base: { fast: 100, balls: 10 }, expected: -5 },
    { name: "同じなら0", now: { fast: 100, balls: 99 }, base: { fast: 100, balls: 10 }, expected: 0 },
    { name: "もとの四半期が9球ならない", now: { fast: 100, balls: 10 }, base: { fast: 90, balls: 9 }, expected: null },
    { name: "期間が9球ならない", now: { fast: 100, balls: 9 }, base: { fast: 90, balls: 10 }, expected: null },
    { name: "もとの四半期に測定がなければない", now: { fast: 100, balls: 10 }, base: undefined, expected: null },
  ])("$name", ({ now, base, expected }) => {
    expect(growthOf(now, base)).toBe(expected);
  });
});

describe("チームの値", () => {
  test("上位5人の平均。6人目は数えない", () => {
    expect(meanOfBest([90, 150, 140, 130, 120, 110], 5)).toBe(130);
  });
  test("5人に足りなければない", () => {
    expect(meanOfBest([150, 140, 130, 120], 5)).toBeNull();
  });
});
