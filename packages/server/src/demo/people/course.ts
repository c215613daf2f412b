import type { Day } from "../generate/calendar.ts";

/** How a player's bat and arm have changed lately, beside growing. */
export type Course = {
  /** Shares of speed gained (or lost) from the first to the last day of twelve weeks. */
  bat: number;
  arm: number;
  /** Of the last month: degrees added to every launch angle, and what part of the usual spread is left. */
  lift: number;
  angleSpread: number;
  speedSpread: number;
  /** Of the last month: share of speed lost with each pitch after the twentieth. */
  tiring: number;
};

export const steadyCourse: Course = { bat: 0, arm: 0, lift: 0, angleSpread: 1, speedSpread: 1, tiring: 0 };

/** The last month of it; before, as everybody. */
export function monthOf(course: Course, day: Day, today: Day): Omit<Course, "bat" | "arm"> {
  return today - day <= MONTH_DAYS ? course : steadyCourse;
}

/** What a gain over the twelve weeks makes of a speed on the day: half of it lies on either side of their middle. */
export function gained(gain: number, day: Day, today: Day): number {
  return 1 + gain * (0.5 - Math.min(today - day, COURSE_DAYS) / COURSE_DAYS);
}

/** As long as AI stats look back for a trend. */
export const COURSE_DAYS = 84;
const MONTH_DAYS = 30;
