import { CalendarDate, parseDate } from "@internationalized/date";
import type { DateValue } from "react-aria-components/DatePicker";

/** First and last allowed day, both included. */
export type DayLimits = { min?: string | undefined; max?: string | undefined };

/** Typing a year passes through the years 2, 20 and 202, which are never meant. */
export const earliest = "1900-01-01";

export const dayLimits = ({ min = earliest, max }: DayLimits) => ({
  minValue: parseDate(min),
  maxValue: max === undefined ? undefined : parseDate(max),
});

export const isWithin = (day: string, { min = earliest, max }: DayLimits) =>
  day >= min && (max === undefined || day <= max);

export const calendarDay = (day: string | null) => (day === null ? null : parseDate(day));

/** "2026-11-20" of a value that may also have a time. */
export const dayText = ({ year, month, day }: DateValue) => new CalendarDate(year, month, day).toString();
