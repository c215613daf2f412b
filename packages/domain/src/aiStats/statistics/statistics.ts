// Basic statistics. Of an empty list each is NaN: callers check the minimum first.

export function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * The value below which the share `p` (0–1) lies, interpolated linearly (type 7, Hyndman & Fan 1996; SQL's
 * percentile_cont).
 */
export function quantile(values: readonly number[], p: number): number {
  return sortedQuantile(Float64Array.from(values).sort(), p);
}

/** `quantile` of values in ascending order. */
export function sortedQuantile(sorted: ArrayLike<number>, p: number): number {
  const at = (sorted.length - 1) * p;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}

/** Sum of squared deviations, Σ(x − mean)². */
export function squaresAboutMean(values: readonly number[]): number {
  const middle = mean(values);
  let sum = 0;
  for (const value of values) sum += (value - middle) ** 2;
  return sum;
}

/** Standard deviation of a sample, √(Σ(x − mean)² / (n − 1)); at least 2 values. */
export const standardDeviation = (values: readonly number[]): number =>
  Math.sqrt(squaresAboutMean(values) / (values.length - 1));

/** Robust standard deviation: 1.4826 · median|x − median|, barely moved by outliers (Hampel 1974). */
export function robustSd(values: readonly number[]): number {
  const middle = median(values);
  return normalPerMad * median(values.map((value) => Math.abs(value - middle)));
}

/**
 * Standard deviation within groups with different means: √(ΣΣ(x − group mean)² / Σ(n − 1)).
 * @returns null when no group has two values
 */
export function pooledSd(groups: readonly (readonly number[])[]): { sd: number; freedom: number } | null {
  let [squares, freedom] = [0, 0];
  for (const group of groups) {
    if (group.length < 2) continue;
    squares += squaresAboutMean(group);
    freedom += group.length - 1;
  }
  return freedom === 0 ? null : { sd: Math.sqrt(squares / freedom), freedom };
}

/** Ratio of the standard errors of a median and a mean of normal values: √(π/2). */
export const medianPerMeanError = Math.sqrt(Math.PI / 2);

const normalPerMad = 1.4826;
