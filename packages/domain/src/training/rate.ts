import { dayNumber } from "../statistics/day.ts";
import type { DateRange } from "../statistics/period.ts";

/** Days with a record, days expected, and their ratio (0–1); null when none was expected. */
export type PracticeRate = { recorded: number; expected: number; rate: number | null };

export type RateBasis = {
  range: DateRange;
  /** The day of the registration in Asia/Tokyo, or of the return of who had left: no record is expected before it. */
  registeredOn: string;
  /** The last day on which a record is expected (`lastExpectedDay`). */
  until: string;
};

/** 実施率. Every calendar day from the later of the period's start and the registration up to `until` is expected. */
export function practiceRate(dates: Iterable<string>, basis: RateBasis): PracticeRate {
  const { start, end } = expectedRange(basis);
  const recorded = new Set([...dates].filter((date) => date >= start && date <= end)).size;
  const expected = expectedDays(basis);
  return { recorded, expected, rate: expected === 0 ? null : recorded / expected };
}

/** On how many days of the period a record is expected. */
export function expectedDays(basis: RateBasis): number {
  const { start, end } = expectedRange(basis);
  return Math.max(0, dayNumber(end) - dayNumber(start) + 1);
}

function expectedRange({ range, registeredOn, until }: RateBasis): DateRange {
  return {
    start: registeredOn > range.start ? registeredOn : range.start,
    end: until < range.end ? until : range.end,
  };
}
