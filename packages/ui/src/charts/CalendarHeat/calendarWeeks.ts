import { addDays, type DateRange } from "@kyuseki/domain";
import { dayCount, daysSinceMonday } from "../../format/calendar.ts";

export type CalendarDay = {
  /** "YYYY-MM-DD"。 */
  date: string;
  /** 月曜が 0、日曜が 6。 */
  weekday: number;
  /** 最初の週が 0。 */
  week: number;
};

/** Every day of the range in Monday-first weeks, and how many weeks it touches. */
export function calendarWeeks(range: DateRange): { days: CalendarDay[]; weeks: number } {
  const offset = daysSinceMonday(range.start);
  const days = Array.from({ length: Math.max(0, dayCount(range)) }, (_, index): CalendarDay => {
    const place = offset + index;
    return { date: addDays(range.start, index), weekday: place % 7, week: Math.floor(place / 7) };
  });
  return { days, weeks: (days.at(-1)?.week ?? -1) + 1 };
}

/**
 * The labels of months in order, each over the first week whose Monday (or the first day shown) belongs to it and at
 * least `weeksApart`: a month without room is left out, and a partial first month gives way to the second.
 */
export function monthHeads(days: readonly CalendarDay[], weeksApart = 0): { date: string; week: number }[] {
  const heads = days.filter(
    ({ date, weekday }, index) => index === 0 || (weekday === 0 && monthBefore(days, index) !== date.slice(0, 7)),
  );
  const [first, second] = heads;
  if (first && second && second.week - first.week < Math.min(weeksApart, weeksOfMonth)) heads.shift();
  let room = 0;
  return heads.flatMap(({ date, week }) => {
    if (week < room) return [];
    room = week + weeksApart;
    return [{ date, week }];
  });
}

/** The month of the Monday before, or of the first day shown. */
const monthBefore = (days: readonly CalendarDay[], index: number) => days[Math.max(0, index - 7)]?.date.slice(0, 7);

const weeksOfMonth = 4;
