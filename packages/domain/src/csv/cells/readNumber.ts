import { unguarded } from "../../rules/formula.ts";
import type { CsvUnit } from "../../vocabulary/csvColumns.ts";
import { unitOfWord } from "./unit.ts";

/** A cell's text in comparable form: one width, lower case, one kind of minus, at most `longestCell` units. */
export const plainCell = (cell: string): string =>
  unguarded(cell.slice(0, longestCell)).normalize("NFKC").replace(minuses, "-").trim().toLowerCase();

/** UTF-16 units; also keeps the patterns below fast on any text. */
export const longestCell = 200;

const minuses = /[\u2010-\u2015\u2212]/g;

/** Whether a cell is empty or has a placeholder that devices and people write for nothing. */
export const isBlank = (plain: string): boolean => plain === "" || blanks.has(plain);
const blanks = new Set([
  "-",
  "--",
  "---",
  "ー",
  "undefined",
  "null",
  "nan",
  "n/a",
  "#n/a",
  "na",
  "none",
  "なし",
  "無し",
]);

/** A number and the unit after it, if any; null for any other text. `plain` comes from `plainCell`. */
export function readNumber(plain: string): { value: number; unit: CsvUnit | null } | null {
  if (bare.test(plain)) return { value: Number(plain), unit: null };
  const [, digits, word = ""] = written.exec(plain) ?? [];
  if (digits === undefined || !/\d/.test(digits)) return null;
  const unit = word === "" ? null : unitOfWord(word);
  return word !== "" && unit === null ? null : { value: Number(digits.replaceAll(",", "")), unit };
}

const bare = /^[+-]?\d{1,12}(?:\.\d{1,20})?$/;
/** 「1,850」, 「.285」, 「130.5km/h」, 「77%」. */
const written = /^([+-]?(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,12})?(?:\.\d{0,20})?)\s*([\p{L}/%°]*)$/u;

/**
 * Degrees clockwise from pure backspin, from the pitcher's view. A clock face (「1:15」) has 30° per hour; an axis is
 * half a turn away: 180 is backspin. null for any other text.
 */
export function readDirection(plain: string, unit: CsvUnit | null): number | null {
  const [, hours, minutes] = clock.exec(plain) ?? [];
  if (hours !== undefined && minutes !== undefined) return ((Number(hours) % 12) + Number(minutes) / 60) * 30;
  const number = readNumber(plain);
  if (!number || unit === "clock") return null;
  if (number.value < 0 || number.value > 360) return number.value;
  return unit === "axis" ? (number.value + 180) % 360 : number.value;
}

/** Spreadsheets append seconds to it. */
const clock = /^(1[0-2]|0?\d):([0-5]\d)(?::00)?$/;
