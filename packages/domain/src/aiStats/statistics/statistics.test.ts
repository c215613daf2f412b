import fc from "fast-check";
import { expect, test } from "vitest";
import { normalCdf, t90, twoSidedP, z90 } from "./normal.ts";
import { median, pooledSd, quantile, robustSd, standardDeviation } from "./statistics.ts";

test("BE-3 手で計算した値と同じ", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(quantile([10, 20, 30, 40, 50], 0.9)).toBe(46);
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138, 3);
  // |x − 3| = 2, 1, 0, 1, 97
  expect(robustSd([1, 2, 3, 4, 100])).toBeCloseTo(1.4826, 10);
  // (0.5 + 2) / (1 + 2)
  expect(pooledSd([[1, 2], [4, 5, 6], [9]])).toEqual({ sd: Math.sqrt(2.5 / 3), freedom: 3 });
  expect(pooledSd([[1], [2]])).toBeNull();
});

test("BE-3 分位点は、順位のあいだを少しずつ歩いて求めたものと同じ", () => {
  const values = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 100 }), (list, percent) => {
      const sorted = list.toSorted((a, b) => a - b);
      const repeated = sorted.slice(1).flatMap((high, at) => {
        const low = sorted[at] ?? 0;
        return Array.from({ length: 100 }, (_, step) => low + ((high - low) * step) / 100);
      });
      const steps = [...repeated, sorted.at(-1) ?? 0];
      expect(quantile(list, percent / 100)).toBeCloseTo(steps[percent * (list.length - 1)] ?? Number.NaN, 9);
    }),
    { numRuns: 200 },
  );
});

test.each([
  [0, 0.5],
  [1, 0.841344746],
  [-1.96, 0.024997895],
  [z90, 0.95],
  [-8, 6.220961e-16],
  [9, 1],
  [-9, 0],
])("BE-3 正規分布 Φ(%d) は表の %d", (x, expected) => {
  expect(normalCdf(x)).toBeCloseTo(expected, 8);
});

test("BE-3 正規分布は、密度を細かく足したものと同じ", () => {
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  fc.assert(
    fc.property(fc.double({ min: -6, max: 6, noNaN: true }), (x) => {
      let sum = 0;
      for (let step = 0; step < 1000; step++) sum += density((x * (step + 0.5)) / 1000) * (x / 1000);
      expect(normalCdf(x)).toBeCloseTo(0.5 + sum, 5);
    }),
    { numRuns: 50 },
  );
});

test.each([
  [2, 2.92],
  [5, 2.015],
  [10, 1.812],
  [30, 1.697],
  [1000, 1.646],
])("BE-3 自由度 %d のt分布の90%%は、表の ±%d から2%%以内", (freedom, expected) => {
  expect(Math.abs(t90(freedom) / expected - 1)).toBeLessThan(0.02);
  expect(twoSidedP(t90(freedom), freedom)).toBeCloseTo(0.1, 9);
});
