import { expect, test } from "vitest";
import {
  correlationAboutLine,
  correlationAboutMeans,
  meanVarianceInflation,
  slopeVarianceInflation,
} from "./serialCorrelation.ts";

test("AI 2 系列相関：手で計算した例", () => {
  // Ranks 1 to 6 about 3.5: products 3.75 + 0.75 − 0.25 + 0.75 + 3.75, squares 17.5, r = 0.5; (6·0.5 + 2)/2 is over 0.8.
  expect(correlationAboutLine([1, 2, 3, 4, 5, 60])).toBe(0.8);
  // Ranks 1 2 1 2 … in pairs: 1 1 2 2 1 1 2 2 1 1 2 2 turn after two, r = 1/12.
  expect(correlationAboutLine([1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2, 2])).toBeCloseTo((12 / 12 + 2) / 8, 9);
  // Each is on the other side of the last: never below 0.
  expect(correlationAboutLine([1, 6, 2, 5, 3, 4])).toBe(0);
  // Too few, or all alike but for rounding.
  expect(correlationAboutLine([1, 2, 3, 4])).toBe(0);
  expect(correlationAboutLine([1e-14, 2e-14, 3e-14, 4e-14, 5e-14])).toBe(0);
  // Two groups of −1 −1 0 1 1: products 1 + 0 + 0 + 1, squares 4, r = 0.5; (10 · 0.5 + 2) / (10 − 6) is over 0.8.
  expect(
    correlationAboutMeans([
      [1, 1, 2, 3, 3],
      [4, 4, 5, 6, 6],
    ]),
  ).toBe(0.8);
  expect(correlationAboutMeans([[1, 1, -1, -1, 1, 1, -1, -1, 1, 1, -1, -1]])).toBeCloseTo((12 * (1 / 12) + 1) / 9, 9);
  expect(correlationAboutMeans([[1, 2, 3, 4]])).toBe(0);
});

test("AI 2 系列相関で、傾きと平均の分散がふえる", () => {
  expect(slopeVarianceInflation(9, 0)).toBe(1);
  expect(meanVarianceInflation(9, 0)).toBe(1);
  // x = −1 0 1: 2 + 2·(−1)·ρ² over 2 is 1 − ρ², never below 1.
  expect(slopeVarianceInflation(3, 0.5)).toBe(1);
  // Many values: (1 + ρ)/(1 − ρ)
  expect(slopeVarianceInflation(400, 0.5)).toBeCloseTo(3, 1);
  expect(meanVarianceInflation(4000, 0.5)).toBeCloseTo(3, 2);
  // 1 + 2·(2/3·0.5 + 1/3·0.25)
  expect(meanVarianceInflation(3, 0.5)).toBeCloseTo(1 + 2 * (1 / 3 + 1 / 12), 9);
});
