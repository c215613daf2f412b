import type { ColorName } from "../../tokens/theme.ts";

/** The sequential scale, from few to many: one hue, five steps. */
export const heatColors = ["heat-0", "heat-1", "heat-2", "heat-3", "heat-4"] as const satisfies readonly ColorName[];
export type HeatLevel = 0 | 1 | 2 | 3 | 4;
/** Four rising limits: a value below the first is step 0, one that has reached the last is step 4. */
export type HeatThresholds = readonly [number, number, number, number];

export function heatLevel(value: number, thresholds: HeatThresholds): HeatLevel {
  // Four limits can be reached 0 to 4 times.
  return thresholds.filter((threshold) => value >= threshold).length as HeatLevel;
}
