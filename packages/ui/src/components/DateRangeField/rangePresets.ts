import { type DateRange, type Period, periodRange } from "@kyuseki/domain";

/** The days a period means on a day: the domain decides, here its moment is noon of that day in Tokyo. */
export const presetRange = (period: Period, today: string): DateRange =>
  periodRange(period, new Date(`${today}T12:00:00+09:00`));

export const sameRange = (a: DateRange, b: DateRange) => a.start === b.start && a.end === b.end;
