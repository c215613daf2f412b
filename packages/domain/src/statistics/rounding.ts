/**
 * Rounds a number as it is shown: 四捨五入, a half goes away from zero (0.25 → 0.3, -0.25 → -0.3), as in a
 * spreadsheet; never -0 (EN-11). Stored means may lie slightly below a half (98.24999952 is 98.25), so only four
 * decimals count.
 */
export function roundTo(value: number, digits: 0 | 1): number {
  const unit = 10 ** digits;
  const size = Math.round(Math.round(Math.abs(value) * 1e4) / (1e4 / unit)) / unit;
  return value < 0 && size > 0 ? -size : size;
}

export const roundToOneDecimal = (value: number): number => roundTo(value, 1);

/** Difference between the two numbers as they are shown. */
export const changeShown = (value: number, before: number, digits: 0 | 1 = 1): number =>
  roundTo(roundTo(value, digits) - roundTo(before, digits), digits);
