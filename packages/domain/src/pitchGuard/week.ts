import { addDays, mondayOf } from "../statistics/day.ts";
import type { GuardWeek } from "../vocabulary/pitchRuleSets.ts";

/** First and last day of the week that `day` counts in: the seven days up to it, or Monday to Sunday. */
export function weekOf(day: string, week: GuardWeek): readonly [first: string, last: string] {
  if (week === "rolling") return [addDays(day, -6), day];
  const monday = mondayOf(day);
  return [monday, addDays(monday, 6)];
}
