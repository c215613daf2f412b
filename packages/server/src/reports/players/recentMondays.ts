import { addDays, dayInJapan, mondayOf } from "@kyuseki/domain";

/** Of the last 12 weeks, or of more since the week of `from`: oldest first, this week's among them. */
export function recentMondays(now: Date, from?: string): string[] {
  const last = mondayOf(dayInJapan(now));
  const weeks = from === undefined ? 0 : (Date.parse(last) - Date.parse(mondayOf(from))) / weekMs + 1;
  const count = Math.max(shownWeeks, weeks);
  return Array.from({ length: count }, (_, at) => addDays(last, 7 * (at + 1 - count)));
}

const shownWeeks = 12;
const weekMs = 7 * 86_400_000;
