import { calendarWeeks } from "./calendarWeeks.ts";
import type { HeatDay } from "./heatDay.ts";

/** A plausible rate for every day of the range up to `last`; days off have none. */
export const ratesBetween = (start: string, last: string): HeatDay[] =>
  calendarWeeks({ start, end: last }).days.map(({ date, weekday }, index) => ({
    date,
    percent: weekday === 2 && index % 3 === 0 ? null : 38 + ((index * 29 + weekday * 5) % 57),
  }));
