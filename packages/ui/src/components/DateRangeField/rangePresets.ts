import { type DateRange, type Period, periodRange } from "@kyuseki/domain";

/** The days of a period as the domain counts them; its moment is noon of that day in Tokyo. */
export const presetRange = (period: Period, today: string): DateRange =>
  periodRange(period, new Date(`${today}T12:00:00+09:00`));

export const sameRange = (a: DateRange, b: DateRange) => a.start === b.start && a.end === b.end;
