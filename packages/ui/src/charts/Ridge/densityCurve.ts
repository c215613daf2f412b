import type { Range } from "../theme/ticks.ts";

export type CurvePoint = { value: number; density: number };

/**
 * Bandwidth by Silverman's rule (1986, 3.31): 0.9 · min(s, IQR / 1.34) · n^(−1/5), in the unit of the values. Never 0:
 * equal values are spread over one step of the reading.
 */
export function silvermanBandwidth(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, sorted.length - 1);
  const spreads = [Math.sqrt(variance), (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 1.34];
  const spread = Math.min(...spreads.filter((width) => width > 0));
  return Number.isFinite(spread) ? 0.9 * spread * sorted.length ** -0.2 : leastStep;
}

/** Gaussian kernel density at `value`, per unit of the values; its integral is 1. */
export function densityAt(values: readonly number[], bandwidth: number, value: number): number {
  const sum = values.reduce((all, one) => all + Math.exp(-(((value - one) / bandwidth) ** 2) / 2), 0);
  return sum / (values.length * bandwidth * Math.sqrt(2 * Math.PI));
}

/** The density over the range, both ends included. */
export function densityCurve(values: readonly number[], [min, max]: Range, steps: number): CurvePoint[] {
  const bandwidth = silvermanBandwidth(values);
  return Array.from({ length: steps + 1 }, (_, at) => {
    const value = min + ((max - min) * at) / steps;
    return { value, density: densityAt(values, bandwidth, value) };
  });
}

/** Linear interpolation between the two neighbours. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  return below + ((sorted[Math.ceil(place)] ?? below) - below) * (place % 1);
}

const leastStep = 0.5;
