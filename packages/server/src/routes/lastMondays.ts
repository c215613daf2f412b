import { addDays, dayInJapan, mondayOf } from "@kyuseki/domain";

/** Of the last 12 weeks, oldest first, this week's among them. */
export function lastMondays(now: Date): string[] {
  const first = addDays(mondayOf(dayInJapan(now)), -7 * (shownWeeks - 1));
  return Array.from({ length: shownWeeks }, (_, at) => addDays(first, 7 * at));
}

const shownWeeks = 12;
