import { measurement } from "../limits.ts";
import { addDays, dayNumber } from "./day.ts";

/** The last week, the last month, the last three months (EN-10). */
export const periods = [1, 2, 3] as const;
export type Period = (typeof periods)[number];
export const defaultPeriod: Period = measurement.defaultPeriod;

/** A time that ends today: a period, or since a chosen day (YYYY-MM-DD) (EN-10). */
export type Span = Period | string;
/** How far back a chosen day may lie. */
export const longestSpanDays = 731;

/** Both days included, YYYY-MM-DD in Asia/Tokyo. */
export type DateRange = { start: string; end: string };

/** Whether a span may begin on this day: before today, and not too long ago. */
export function isSpanStart(day: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day >= today) return false;
  const isDay = !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
  return isDay && day >= addDays(today, -longestSpanDays);
}

/** As many days directly before: the range that a period is compared with. */
export function rangeBefore({ start, end }: DateRange): DateRange {
  return { start: addDays(start, dayNumber(start) - dayNumber(end) - 1), end: addDays(start, -1) };
}
