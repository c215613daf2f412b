import { addDays } from "@kyuseki/domain";
import { addMonths, daysSinceMonday, sameDayOf } from "../../format/calendar.ts";
import { monthOf } from "../../format/date.ts";
import type { OpenDays } from "./calendarMonth.ts";

/** The day that a key moves to, within the open days; undefined for keys that do not move. */
export function dayStep(key: string, day: string, { min, max }: OpenDays): string | undefined {
  const target = steps[key]?.(day);
  if (target === undefined) return undefined;
  if (target > max) return max;
  return target < min ? min : target;
}

const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -daysSinceMonday(day)),
  End: (day) => addDays(day, 6 - daysSinceMonday(day)),
  PageUp: (day) => sameDayOf(addMonths(monthOf(day), -1), day),
  PageDown: (day) => sameDayOf(addMonths(monthOf(day), 1), day),
};
