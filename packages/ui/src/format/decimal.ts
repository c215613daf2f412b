import { roundTo } from "@kyuseki/domain";

const formats = [0, 1].map(
  (digits) => new Intl.NumberFormat("ja-JP", { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** A number with a fixed number of decimals (EN-11); the minus is U+2212, as wide as the digits. */
export function decimal(value: number, digits: 0 | 1): string {
  return formats[digits]?.format(roundTo(value, digits)).replace("-", "\u2212") ?? "";
}
