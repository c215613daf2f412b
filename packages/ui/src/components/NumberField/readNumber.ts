/** `decimals` is the count of digits allowed after the point. */
export type NumberRules = {
  min?: number | undefined;
  max?: number | undefined;
  decimals: 0 | 1;
  /** May be typed after the number: "85%", "110 km/h". */
  unit?: string | undefined;
};
export type NumberFieldError = "unreadable" | "decimals" | "range";
export type NumberReading = { value: number | null; fieldError: null } | { fieldError: NumberFieldError };

/**
 * What a coach meant by a typed number, however the Japanese input method left it: full-width digits, 「．」 or 「。」
 * as the point, 「ー」「－」「−」 as the minus, commas between thousands. Nothing else is guessed.
 */
export function readNumber(text: string, { min, max, decimals, unit }: NumberRules): NumberReading {
  const plain = plainNumber(text, unit);
  if (plain === "") return { value: null, fieldError: null };
  const match = shape.exec(plain);
  const value = Number(plain.replaceAll(",", ""));
  if (!match || !Number.isFinite(value)) return { fieldError: "unreadable" };
  if ((match.groups?.decimals ?? "").replace(/0+$/, "").length > decimals) return { fieldError: "decimals" };
  if ((min !== undefined && value < min) || (max !== undefined && value > max)) return { fieldError: "range" };
  return { value: value === 0 ? 0 : value, fieldError: null };
}

const shape = /^[+-]?(?=\.?\d)(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.(?<decimals>\d*))?$/;

function plainNumber(text: string, unit: string | undefined) {
  const folded = text.normalize("NFKC").replace(/\s/g, "");
  const bare = unit ? withoutEnd(folded, unit.normalize("NFKC").replace(/\s/g, "")) : folded;
  return bare.replace(/^[ー‐‑–—−]/, "-").replace("。", ".");
}

const withoutEnd = (text: string, end: string) =>
  text.toLowerCase().endsWith(end.toLowerCase()) ? text.slice(0, text.length - end.length) : text;
