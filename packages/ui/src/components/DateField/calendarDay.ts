import { CalendarDate, parseDate } from "@internationalized/date";
import type { DateValue } from "react-aria-components/DatePicker";
import { type DayLimits, earliestDay } from "./dayLimits.ts";

export const calendarLimits = ({ min = earliestDay, max }: DayLimits) => ({
  minValue: parseDate(min),
  maxValue: max === undefined ? undefined : parseDate(max),
});

export const calendarDay = (day: string | null) => (day === null ? null : parseDate(day));

/** "2026-11-20" of a value that may also have a time. */
export const dayText = ({ year, month, day }: DateValue) => new CalendarDate(year, month, day).toString();
