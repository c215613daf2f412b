import type { ColorName } from "../../tokens/theme.ts";

/** The sequential scale from low to high: one hue, five steps. */
export const heatColors = ["heat-0", "heat-1", "heat-2", "heat-3", "heat-4"] as const satisfies readonly ColorName[];
export type HeatLevel = 0 | 1 | 2 | 3 | 4;
/** Four rising limits: values below the first are step 0, values from the last on step 4. */
export type HeatThresholds = readonly [number, number, number, number];

export function heatLevel(value: number, thresholds: HeatThresholds): HeatLevel {
  // 0 to 4 limits can be reached.
  return thresholds.filter((threshold) => value >= threshold).length as HeatLevel;
}
