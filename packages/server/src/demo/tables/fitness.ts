import type { PresetItem } from "@kyuseki/domain/measuringDays";
import type { ByGrade } from "../generate/schoolYears.ts";

/** Mean of a boy of a team in the middle of each grade, in the item's unit, and what girls reach of it. Plausible, not measured. */
export const fitness = {
  run_50m: { boys: [11.4, 10.6, 10, 9.6, 9.1, 8.7, 8.3, 7.7, 7.3, 7.1, 6.9, 6.8], girls: 1.03 },
  base_run: { boys: [24.5, 23, 21.6, 20.4, 19.3, 18.2, 17.3, 16.5, 15.9, 15.5, 15.2, 15], girls: 1.04 },
  long_throw: { boys: [10, 15, 21, 28, 36, 45, 55, 64, 72, 78, 83, 87], girls: 0.74 },
  standing_jump: { boys: [115, 127, 138, 147, 157, 168, 186, 204, 218, 226, 232, 235], girls: 0.94 },
  side_steps: { boys: [28, 32, 36, 40, 44, 47, 51, 54, 57, 58, 59, 60], girls: 0.95 },
  grip_right: { boys: [9.5, 11.5, 13.5, 15.5, 18, 21, 26, 31, 36, 39, 41, 43], girls: 0.9 },
  grip_left: { boys: [9, 11, 12.8, 14.8, 17, 20, 24.5, 29, 34, 37, 39, 41], girls: 0.9 },
  swing_speed: { boys: [46, 52, 58, 64, 71, 79, 87, 95, 102, 108, 113, 116], girls: 0.88 },
} as const satisfies Record<PresetItem, { boys: ByGrade; girls: number }>;
