import type { MeasureItem } from "../contract/practice/measureItems.ts";
import { gainOver, isBestByHand, plausibleGain } from "./personalBest.ts";

type Measured = Pick<MeasureItem, "better" | "lowest" | "highest" | "decimals">;
/** Values of the days before, null when there are none; `spread` is how far they ordinarily lie apart (0 when unknown). */
export type CellPast = { last: number | null; best: number | null; spread?: number };

/** Why a value cannot be taken: not a number, outside the item's range, or too many decimals. */
export type CellErrorCause = "number" | "range" | "decimals";
/** Why a value is questioned: far from the last one, or so much better than the best that it may be a mistake. */
export type CellQuestion = "far" | "leap";

/** `fix` is the value that was probably meant, as it would be typed. */
export type CellCheck =
  | { state: "empty" }
  | { state: "value"; value: number; isBest: boolean }
  | { state: "ask"; value: number; question: CellQuestion; fix: string | null }
  | { state: "refused"; failure: CellErrorCause; fix: string | null };

/** Difference from the last value, in %, beyond which the coach is asked. */
export const farFromLast = 30;

/**
 * Judges a typed cell of a measuring day (BE-7). Full-width digits, commas, 「。」 as the point and a unit at the end are
 * understood; seconds written as 8'2 or 1:02 are proposed as numbers.
 */
export function checkCell(text: string, item: Measured, past: CellPast): CellCheck {
  const typed = text.normalize("NFKC").replaceAll(",", "").replace("。", ".").trim();
  if (typed === "") return { state: "empty" };
  const value = numberFrom(typed);
  if (value === null) return { state: "refused", failure: "number", fix: secondsFrom(typed, item) };
  const failure = cellErrorOf(value, item);
  if (failure === "decimals") return { state: "refused", failure, fix: roundedText(value, item) };
  if (failure) return { state: "refused", failure, fix: shifted(value, item, past) };
  const question = questionOf(value, item, past);
  if (question) return { state: "ask", value, question, fix: shifted(value, item, past, isNearLast) };
  return { state: "value", value, isBest: isBestByHand(value, past, item.better) };
}

/** The errors that the server also refuses. Without a range a value must be above 0. */
export function cellErrorOf(value: number, { lowest, highest, decimals }: Measured): CellErrorCause | null {
  if (!Number.isFinite(value)) return "number";
  if (value < (lowest ?? Number.MIN_VALUE) || value > (highest ?? 99_999)) return "range";
  return Number(value.toFixed(decimals)) === value ? null : "decimals";
}

/** A number, optionally followed by a unit. */
function numberFrom(typed: string): number | null {
  const [, digits] = /^([+-]?\d{1,9}(?:\.\d{0,9})?)\s*(?:[a-zA-Z/]{1,5}|[秒回本])?$/.exec(typed) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** 8'2, 8"2, 8秒2, 1:02, 1分02秒3 as seconds. */
function secondsFrom(typed: string, item: Measured): string | null {
  const [, minutes = "0", seconds, tenths = "0"] =
    /^(?:(\d{1,2})[:分'])?(\d{1,2})(?:[秒"'’”.](\d{0,2}))?秒?$/.exec(typed) ?? [];
  if (seconds === undefined) return null;
  const value = Number(minutes) * 60 + Number(`${seconds}.${tenths || "0"}`);
  return cellErrorOf(value, item) === null ? String(value) : null;
}

function roundedText(value: number, item: Measured): string | null {
  const rounded = Number(value.toFixed(item.decimals));
  return cellErrorOf(rounded, item) === null ? String(rounded) : null;
}

/** The same digits with the decimal point elsewhere: the one nearest to the last value, else the first that fits. */
function shifted(
  value: number,
  item: Measured,
  past: CellPast,
  isLikely: (value: number, past: CellPast) => boolean = () => true,
) {
  const candidates = [0.1, 0.01, 10, 100]
    .map((factor) => Number((value * factor).toFixed(2)))
    .filter((other) => cellErrorOf(other, item) === null && isLikely(other, past));
  const { last } = past;
  if (last !== null) candidates.sort((one, other) => Math.abs(one - last) - Math.abs(other - last));
  return candidates[0] === undefined ? null : String(candidates[0]);
}

const isNearLast = (value: number, { last }: CellPast) =>
  last !== null && percent(Math.abs(value - last), last) <= farFromLast;

/** Rounded against binary fractions: 1.2 of 8 is 15 %. Nothing of nought is 0 %. */
const percent = (part: number, whole: number) => (part === 0 ? 0 : Math.round((part / whole) * 1e6) / 1e4);

function questionOf(value: number, { better }: Measured, past: CellPast): CellQuestion | null {
  if (past.best !== null && percent(gainOver(value, past.best, better), past.best) > plausibleGain) return "leap";
  return past.last !== null && !isNearLast(value, past) ? "far" : null;
}
