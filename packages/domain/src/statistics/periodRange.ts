import dayjs from "dayjs";
import { dayInJapan } from "./day.ts";
import type { DateRange, Period, Span } from "./period.ts";

/**
 * From `now` minus the period to today (EN-10). A day the earlier month lacks becomes its last: 31 May − 3 months = 28
 * February.
 */
export function periodRange(period: Period, now: Date): DateRange {
  const end = dayInJapan(now);
  const { amount, unit } = lengths[period];
  return { start: dayjs(end).subtract(amount, unit).format("YYYY-MM-DD"), end };
}

/** The range of a period, or from the chosen day to today (EN-10). */
export const spanRange = (span: Span, now: Date): DateRange =>
  typeof span === "string" ? { start: span, end: dayInJapan(now) } : periodRange(span, now);

const lengths = {
  1: { amount: 1, unit: "week" },
  2: { amount: 1, unit: "month" },
  3: { amount: 3, unit: "month" },
} as const satisfies Record<Period, { amount: number; unit: "week" | "month" }>;
