import type { Interval } from "../stat.ts";
import { t90, twoSidedP } from "./normal.ts";
import { correlationAboutLine, slopeVarianceInflation } from "./serialCorrelation.ts";
import { median, sortedQuantile } from "./statistics.ts";

export type Point = { x: number; y: number };

export type Slope = {
  /** Slope, y per x. */
  slope: number;
  /** 90 % interval. */
  interval: Interval;
  /** Two-sided p value of Kendall's test. */
  p: number;
};

/**
 * Median of the slopes of all pairs (Theil 1950), with the 90 % interval from Kendall's S (Sen 1968): of the N slopes
 * in ascending order, those at (N ∓ t·√Var S)/2, each rounded outwards. p from (|S| − 1)/√Var S.
 * Neighbouring values resemble each other, so Var S is multiplied by `slopeVarianceInflation` at the residuals'
 * `correlationAboutLine`, and t is Student's with n − 2 freedoms (after Hamed & Rao 1998, with the variance of the slope
 * itself). What it covers is measured in docs/statistics.md.
 * @param points at least 5, with distinct x, in ascending order of x
 */
export function theilSen(points: readonly Point[]): Slope {
  const slopes = pairSlopes(points);
  let score = 0;
  for (const slope of slopes) score += Math.sign(slope);
  const slope = sortedQuantile(slopes, 0.5);
  const inflation = slopeVarianceInflation(points.length, correlationAboutLine(residualsOf(points, slope)));
  const freedom = points.length - 2;
  const error = Math.sqrt(inflation * kendallVariance(points.map(({ y }) => y)));
  const spread = t90(freedom) * error;
  const last = slopes.length - 1;
  const low = slopes[Math.max(0, Math.floor((slopes.length - spread) / 2) - 1)] ?? Number.NaN;
  const high = slopes[Math.min(last, Math.ceil((slopes.length + spread) / 2))] ?? Number.NaN;
  const p = error === 0 ? 1 : twoSidedP(Math.max(0, Math.abs(score) - 1) / error, freedom);
  return { slope, interval: { low, high }, p };
}

/** Theil's slope alone; 0 for a single point. */
export function medianSlope(points: readonly Point[]): number {
  return points.length < 2 ? 0 : sortedQuantile(pairSlopes(points), 0.5);
}

/** Intercept of a line of this slope: the median of y − slope·x. */
export const interceptOf = (points: readonly Point[], slope: number): number => median(residualsOf(points, slope));

const residualsOf = (points: readonly Point[], slope: number) => points.map(({ x, y }) => y - slope * x);

/**
 * Variance of Kendall's S without a trend, corrected for equal y: [n(n−1)(2n+5) − Σ t(t−1)(2t+5)] / 18, t the size
 * of each group of equal values (Kendall 1970).
 */
export function kendallVariance(values: readonly number[]): number {
  const sizes = new Map<number, number>();
  for (const value of values) sizes.set(value, (sizes.get(value) ?? 0) + 1);
  let sum = shuffles(values.length);
  for (const size of sizes.values()) sum -= shuffles(size);
  return sum / 18;
}

const shuffles = (n: number) => n * (n - 1) * (2 * n + 5);

/** Slopes of all pairs, ascending. */
function pairSlopes(points: readonly Point[]): Float64Array {
  const slopes = new Float64Array((points.length * (points.length - 1)) / 2);
  let at = 0;
  points.forEach((one, index) => {
    for (let other = index + 1; other < points.length; other++) {
      const two = points[other] ?? one;
      slopes[at++] = (two.y - one.y) / (two.x - one.x);
    }
  });
  return slopes.sort();
}
