import dayjs from "dayjs";
import { addDays, dayInJapan, dayNumber } from "../statistics/day.ts";
import type { DateRange, Period } from "../statistics/period.ts";
import { periodRange } from "../statistics/periodRange.ts";

export type RankingRanges = {
  current: DateRange;
  /** As many days, directly before. */
  before: DateRange;
  /** The earliest quarter of the 12 months that end with `current`: the base of 伸び率. */
  base: DateRange;
};

/** The days a ranking of the period reads, in Asia/Tokyo; `now` is a moment of its last day. */
export function rankingRanges(period: Period, now: Date): RankingRanges {
  const current = periodRange(period, now);
  const days = dayNumber(current.end) - dayNumber(current.start) + 1;
  const monthsBefore = (months: number) => dayjs(current.end).subtract(months, "month").format("YYYY-MM-DD");
  return {
    current,
    before: { start: addDays(current.start, -days), end: addDays(current.start, -1) },
    base: { start: monthsBefore(12), end: monthsBefore(9) },
  };
}

/** The moment that national rankings are as of for the whole day: the last of yesterday in Japan. */
export function nationalMoment(now: Date): Date {
  return new Date(Date.parse(`${dayInJapan(now)}T00:00:00+09:00`) - 1);
}
