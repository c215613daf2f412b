import { type Course, steadyCourse } from "./course.ts";

/** In turn along the roster, so that AI stats have something else to say of each. */
export const courses = [
  { ...steadyCourse, bat: 0.08, arm: 0.035, angleSpread: 0.5 },
  { ...steadyCourse, bat: 0.06, tiring: 0.0013, lift: 8 },
  { ...steadyCourse, bat: -0.06, speedSpread: 0.55, angleSpread: 1.6 },
  { ...steadyCourse, bat: 0.07, arm: -0.035, lift: -6 },
] as const satisfies readonly Course[];
