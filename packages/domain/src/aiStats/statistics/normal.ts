/** Standard normal distribution function: ½ + φ(x)·(x + x³/3 + x⁵/(3·5) + …), accurate to about 1e-15. */
export function normalCdf(x: number): number {
  if (Math.abs(x) > 8.5) return x > 0 ? 1 : 0;
  let [sum, term] = [x, x];
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}

/** Half-widths of the middle 90 % and 80 % of a standard normal, in standard deviations. */
export const z90 = 1.644_853_626_951_47;
export const z80 = 1.281_551_565_544_6;

/** Two-sided p value of Student's t, through the normal approximation of Wallace (1959). */
export function twoSidedP(t: number, freedom: number): number {
  const z = (Math.sqrt(freedom * Math.log1p(t ** 2 / freedom)) * (8 * freedom + 1)) / (8 * freedom + 3);
  return Math.min(1, 2 * normalCdf(-z));
}

/** Half-width of the middle 90 % of Student's t: the inverse of the same approximation. */
export function t90(freedom: number): number {
  const z = (z90 * (8 * freedom + 3)) / (8 * freedom + 1);
  return Math.sqrt(freedom * Math.expm1(z ** 2 / freedom));
}
