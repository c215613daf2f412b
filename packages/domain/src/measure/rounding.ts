/** EN-11. One decimal, by 四捨五入: a half goes away from zero (0.25 → 0.3, -0.25 → -0.3), as in a spreadsheet; never -0. */
export function roundToOneDecimal(value: number): number {
  const size = Math.round(Math.abs(value) * 10) / 10;
  return value < 0 && size > 0 ? -size : size;
}
