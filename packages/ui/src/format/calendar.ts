import { addDays, type DateRange } from "@kyuseki/domain";
import { monthOf, readDay } from "./date.ts";

// Months, ranges of days and weeks. Days and months are written as in date.ts, whose functions refuse other texts.

/** Days from the first to the last, both included. */
export const dayCount = ({ start, end }: DateRange): number => readDay(end).diff(readDay(start), "day") + 1;

/** 2026年11月, from a month or one of its days. */
export const monthTitle = (month: string): string => readDay(firstDay(month)).format("YYYY年M月");

/** 11月, from a month or one of its days. */
export const monthName = (month: string): string => readDay(firstDay(month)).format("M月");

/** 11/1〜11/20; one day alone: 11/1. The years are written when they differ: 2025/12/20〜2026/1/10. */
export const shortRange = (range: DateRange): string => joined(range, sameYear(range) ? "M/D" : "YYYY/M/D");

/** 11月1日〜11月20日; one day alone: 11月1日. */
export const longRange = (range: DateRange): string => joined(range, sameYear(range) ? "M月D日" : "YYYY年M月D日");

/** "2026-12" of "2026-11" and 1. */
export const addMonths = (month: string, months: number): string =>
  readDay(firstDay(month)).add(months, "month").format("YYYY-MM");

/** The same day of another month; a day that the month lacks becomes its last. */
export function sameDayOf(month: string, day: string): string {
  const last = addDays(firstDay(addMonths(month, 1)), -1);
  const wanted = `${month}${day.slice("YYYY-MM".length)}`;
  return wanted < last ? wanted : last;
}

/** Days since Monday: 0 on Mondays, 6 on Sundays. */
export const daysSinceMonday = (day: string): number => (readDay(day).day() + 6) % 7;

/** The weeks of a month, each from Monday to Sunday. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = firstDay(month);
  const next = firstDay(addMonths(month, 1));
  const weeks: string[][] = [];
  for (let monday = addDays(first, -daysSinceMonday(first)); monday < next; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

const sameYear = ({ start, end }: DateRange) => start.slice(0, 4) === end.slice(0, 4);
function joined({ start, end }: DateRange, form: string) {
  const [first, last] = [readDay(start).format(form), readDay(end).format(form)];
  return start === end ? first : `${first}〜${last}`;
}

/** The first day of a month, from the month or one of its days. */
const firstDay = (month: string) => `${monthOf(month)}-01`;
