/**
 * EN-11. As a number is shown: by 四捨五入, a half goes away from zero (0.25 → 0.3, -0.25 → -0.3), as in a spreadsheet; never
 * -0. A mean of stored values may lie a hair below the half it is (98.24999952 is 98.25): four decimals count, no more.
 */
export function roundTo(value: number, digits: 0 | 1): number {
  const unit = 10 ** digits;
  const size = Math.round(Math.round(Math.abs(value) * 1e4) / (1e4 / unit)) / unit;
  return value < 0 && size > 0 ? -size : size;
}

export const roundToOneDecimal = (value: number): number => roundTo(value, 1);

/** How much `value` is above `before`, as a reader works it out: between the two numbers as they are shown. */
export const changeShown = (value: number, before: number, digits: 0 | 1 = 1): number =>
  roundTo(roundTo(value, digits) - roundTo(before, digits), digits);
