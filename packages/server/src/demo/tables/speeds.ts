import type { Gender } from "@kyuseki/domain";
import type { ByGrade } from "../generate/schoolYears.ts";

/** Mean fastball of a boy who pitches, km/h in the middle of each grade. Plausible, not measured. */
export const fastballKmh = [44, 52, 60, 69, 78, 87, 98, 108, 117, 123, 128, 131] as const satisfies ByGrade;

/** Mean windmill pitch in softball, km/h in the middle of each grade. Plausible, not measured. */
export const windmillKmh = [34, 39, 44, 50, 56, 63, 71, 78, 84, 88, 91, 93] as const satisfies ByGrade;

/** Mean exit speed of a boy from a tee, km/h in the middle of each grade. Plausible, not measured. */
export const teeExitKmh = [50, 58, 66, 75, 84, 94, 103, 113, 122, 129, 135, 139] as const satisfies ByGrade;

/** What part of the boys' speed girls reach in each grade. Plausible, not measured. */
const girlsShare = [0.98, 0.98, 0.97, 0.97, 0.97, 0.96, 0.93, 0.9, 0.87, 0.85, 0.84, 0.84] as const satisfies ByGrade;

export const genderShare = {
  M: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  F: girlsShare,
} as const satisfies Record<Gender, ByGrade>;
