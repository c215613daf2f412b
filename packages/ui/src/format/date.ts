import { type DateRange, dayInJapan } from "@kyuseki/domain";

// A day is "YYYY-MM-DD" and a month "YYYY-MM", in Asia/Tokyo; a moment is in unix seconds. Every function throws a
// RangeError for any other text.

/** The day of a moment. */
export const dayOf = (unixS: number): string => dayInJapan(instant(unixS));

/** The moment of an instant: "2026-11-20T10:40:00Z". */
export const momentOf = (isoInstant: string): number => Date.parse(isoInstant) / 1000;

/** The instant of a day and a time ("7:00") in Japan, which has no summer time. */
export const instantAt = (day: string, time: string): string =>
  new Date(`${day}T${time.padStart("00:00".length, "0")}:00+09:00`).toISOString();

/** 19:40 */
export function timeOf(unixS: number): string {
  // The clock of Japan, read in UTC.
  const [hours = "", minutes] = instant(unixS + 9 * 3600)
    .toISOString()
    .slice("YYYY-MM-DDT".length)
    .split(":");
  return `${Number(hours)}:${minutes}`;
}

/** 11/18 21:10 */
export const shortDateTime = (unixS: number): string => `${shortDate(dayOf(unixS))} ${timeOf(unixS)}`;

/** 金 */
export const weekday = (day: string): string => written(day).weekday;

/** 11月20日（金） */
export const longDate = (day: string): string => `${monthDay(day)}（${weekday(day)}）`;

/** 11月20日 */
export function monthDay(day: string): string {
  const { month, date } = written(day);
  return `${month}月${date}日`;
}

/** 2026年11月20日（金） */
export const fullDate = (day: string): string => `${yearToDay(day)}（${weekday(day)}）`;

/** 11/20 */
export function shortDate(day: string): string {
  const { month, date } = written(day);
  return `${month}/${date}`;
}

/** 2026/11/20 */
export const slashDate = (day: string): string => `${written(day).year}/${shortDate(day)}`;

/** 2026年11月, from a month or one of its days. */
export function monthTitle(month: string): string {
  const first = written(`${monthOf(month)}-01`);
  return `${first.year}年${first.month}月`;
}

/** 11月, from a month or one of its days. */
export const monthName = (month: string): string => `${written(`${monthOf(month)}-01`).month}月`;

/** 20: the day of the month. */
export const dayOfMonth = (day: string): string => `${written(day).date}`;

/** 20261120, in the name of a file */
export const fileDay = (day: string): string => isoDay(noon(day).getTime()).replaceAll("-", "");

/** 11/1〜11/20. The years are written when they differ: 2025/12/20〜2026/1/10. */
export const shortRange = (range: DateRange): string => joined(range, sameYear(range) ? shortDate : slashDate);

/** 11月1日〜11月20日 */
export const longRange = (range: DateRange): string => joined(range, sameYear(range) ? monthDay : yearToDay);

/** Days from the first to the last, both included. */
export const dayCount = ({ start, end }: DateRange): number =>
  (noon(end).getTime() - noon(start).getTime()) / dayMs + 1;

/** "2026-11" of "2026-11-20". */
export const monthOf = (day: string): string => day.slice(0, "YYYY-MM".length);

export const addDays = (day: string, days: number): string => isoDay(noon(day).getTime() + days * dayMs);

/** "2026-12" of "2026-11" and 1. */
export function addMonths(month: string, months: number): string {
  const moved = noon(`${month}-01`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return monthOf(isoDay(moved.getTime()));
}

/** The same day of another month; a day that the month lacks becomes its last. */
export function sameDayOf(month: string, day: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const wanted = `${month}${day.slice("YYYY-MM".length)}`;
  return wanted < last ? wanted : last;
}

/** Days since Monday: 0 on Mondays, 6 on Sundays. */
export const daysSinceMonday = (day: string): number => (noon(day).getUTCDay() + 6) % 7;

/** The weeks of a month, each from Monday to Sunday. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const next = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let monday = addDays(first, -daysSinceMonday(first)); monday < next; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

const dayMs = 86_400_000;

/** Noon in UTC, which every function here reads back in UTC, whatever the browser's zone. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, "YYYY-MM-DD".length);
const instant = (unixS: number) => new Date(unixS * 1000);

const sameYear = ({ start, end }: DateRange) => start.slice(0, 4) === end.slice(0, 4);
const joined = ({ start, end }: DateRange, text: (day: string) => string) => `${text(start)}〜${text(end)}`;

/** 2026年11月20日 */
const yearToDay = (day: string) => `${written(day).year}年${monthDay(day)}`;

/** Without `Intl.DateTimeFormat`: the first one of a page costs a phone a tenth of a second. */
function written(day: string) {
  const at = noon(day);
  const [year, month, date] = isoDay(at.getTime()).split("-").map(Number);
  return { year, month, date, weekday: "日月火水木金土".charAt(at.getUTCDay()) };
}
