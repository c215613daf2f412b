import { dayInJapan } from "@kyuseki/domain";
import dayjs from "dayjs";
import "dayjs/locale/ja.js";

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
export const weekday = (day: string): string => written(day, "dd");

/** 11月20日（金） */
export const longDate = (day: string): string => written(day, "M月D日（dd）");

/** 11月20日 */
export const monthDay = (day: string): string => written(day, "M月D日");

/** 2026年11月20日（金） */
export const fullDate = (day: string): string => written(day, "YYYY年M月D日（dd）");

/** 11/20 */
export const shortDate = (day: string): string => written(day, "M/D");

/** 2026/11/20 */
export const slashDate = (day: string): string => written(day, "YYYY/M/D");

/** 20: the day of the month. */
export const dayOfMonth = (day: string): string => written(day, "D");

/** 20261120, in the name of a file */
export const fileDay = (day: string): string => written(day, "YYYYMMDD");

/** "2026-11" of "2026-11-20". */
export const monthOf = (day: string): string => day.slice(0, "YYYY-MM".length);

const instant = (unixS: number) => new Date(unixS * 1000);

/** Lists and charts write the same days again and again; each is written once. */
function written(day: string, form: string): string {
  const key = `${form} ${day}`;
  const known = writtenDays.get(key);
  if (known !== undefined) return known;
  if (writtenDays.size >= mostWritten) writtenDays.clear();
  const text = readDay(day).format(form);
  writtenDays.set(key, text);
  return text;
}

const writtenDays = new Map<string, string>();
/** More than any page shows. */
const mostWritten = 2000;

/** The day as dayjs has it, in Japanese. */
export function readDay(day: string) {
  const at = dayjs(day, { locale: "ja" });
  if (at.format("YYYY-MM-DD") !== day) throw new RangeError(`not a day: ${day}`);
  return at;
}
