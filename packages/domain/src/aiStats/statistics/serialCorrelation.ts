import { mean } from "./statistics.ts";

/**
 * Lag-1 autocorrelation of the ranks of residuals about a fitted line, 0 to 0.8. The sample value r is too low by about
 * (2 + 4ρ)/n after a line is fitted (Kendall 1954), so (n·r + 2)/(n − 4) is used. 0 below 5 values. Residuals closer
 * than a millionth count as equal.
 */
export function correlationAboutLine(residuals: readonly number[]): number {
  const n = residuals.length;
  if (n < 5) return 0;
  const ranks = ranksOf(residuals.map((residual) => Math.round(residual * 1e6)));
  const r = lagOne([ranks]);
  return r === null ? 0 : within((n * r + 2) / (n - 4));
}

/**
 * Lag-1 autocorrelation of values within groups of one mean each, 0 to 0.8. Too low by about (1 + 3ρ)/n in a group, so
 * (n·r + g)/(n − 3·g) is used for g groups of n values together; 0 below 5 values a group.
 */
export function correlationAboutMeans(groups: readonly (readonly number[])[]): number {
  const n = groups.reduce((sum, { length }) => sum + length, 0);
  if (n < 5 * groups.length) return 0;
  const r = lagOne(groups);
  return r === null ? 0 : within((n * r + groups.length) / (n - 3 * groups.length));
}

/**
 * How many times the variance of a slope grows when n evenly spaced values follow each other with correlation ρ:
 * ΣΣ x·x′·ρ^|i − j| / Σ x², x the distance from the middle; at least 1.
 */
export function slopeVarianceInflation(n: number, rho: number): number {
  const places = Array.from({ length: n }, (_, at) => at - (n - 1) / 2);
  let [correlated, independent] = [0, 0];
  places.forEach((x, at) => {
    independent += x * x;
    places.forEach((other, index) => {
      correlated += x * other * rho ** Math.abs(at - index);
    });
  });
  return independent === 0 ? 1 : Math.max(1, correlated / independent);
}

/** The same of a mean: 1 + 2·Σ (1 − j/n)·ρ^j. */
export function meanVarianceInflation(n: number, rho: number): number {
  let inflation = 1;
  for (let lag = 1; lag < n; lag++) inflation += 2 * (1 - lag / n) * rho ** lag;
  return inflation;
}

/** Σ (x − mean)·(previous − mean) / Σ (x − mean)², both over all groups; null without any spread. */
function lagOne(groups: readonly (readonly number[])[]): number | null {
  let [products, squares] = [0, 0];
  for (const values of groups) {
    const middle = mean(values);
    values.forEach((value, at) => {
      squares += (value - middle) ** 2;
      if (at > 0) products += (value - middle) * ((values[at - 1] ?? middle) - middle);
    });
  }
  return squares === 0 ? null : products / squares;
}

/** Ranks from 1; equal values share the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

const within = (rho: number) => Math.min(mostCorrelation, Math.max(0, rho));

const mostCorrelation = 0.8;
