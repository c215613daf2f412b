import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { undoLimits } from "../limits.ts";
import { product } from "../product.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

/** The Japanese school year a moment belongs to; it begins on April 1, 0:00 in Asia/Tokyo. */
export function schoolYearOf(now: Date): number {
  const day = dayjs(now).tz(product.timeZone);
  return day.month() < april ? day.year() - 1 : day.year();
}

/** April 1 of the school year, 0:00 in Asia/Tokyo. */
export const schoolYearBegins = (year: number): Date => dayjs.tz(`${year}-04-01`, product.timeZone).toDate();

/**
 * The year that a roster of `schoolYear` may change to now: the next one, up to one ahead of the calendar; null
 * otherwise.
 */
export function nextSchoolYear(schoolYear: number, now: Date): number | null {
  return schoolYear <= schoolYearOf(now) ? schoolYear + 1 : null;
}

/** The end of a year change's undo: the last millisecond, in Asia/Tokyo, of the tenth day after. */
export function yearChangeUndoUntil(doneAt: Date): Date {
  return dayjs(doneAt).tz(product.timeZone).add(undoLimits.yearChangeDays, "day").endOf("day").toDate();
}

/** dayjs counts months from 0. */
const april = 3;
