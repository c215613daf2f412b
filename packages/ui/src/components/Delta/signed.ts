import { decimal } from "../../format/decimal.ts";

/** A change with its sign: 「+1.2」, 「−0.8」 (U+2212). What rounds to nothing is 「±0」. */
export function signed(value: number, digits: 0 | 1): string {
  const size = decimal(Math.abs(value), digits);
  if (Number(size.replaceAll(",", "")) === 0) return "±0";
  return `${value < 0 ? "\u2212" : "+"}${size}`;
}
