/** Codes of `tag_pitch` (EN-4) that the demo pitchers throw: 1 straight … 7 split. */
export type PitchCode = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/**
 * How much slower than the fastball, as a share of it. Gaps in km/h were measured on college pitchers (cutter 9.3,
 * slider 13.9, curve 28.1, two-seam 6.5, change-up 15.1, fork 11.5); shares take their fastball as 140 km/h.
 */
export const gapShare = {
  1: 0,
  2: 9.3 / 140,
  3: 13.9 / 140,
  4: 28.1 / 140,
  5: 6.5 / 140,
  6: 15.1 / 140,
  7: 11.5 / 140,
} as const satisfies Record<PitchCode, number>;
