import { dayNumber } from "../statistics/day.ts";

/**
 * 連続: consecutive days with a record that end today, or yesterday while today has none yet. Any order, duplicates
 * allowed.
 */
export function currentStreak(dates: Iterable<string>, today: string): number {
  const recorded = new Set(Array.from(dates, dayNumber));
  const end = dayNumber(today);
  let day = recorded.has(end) ? end : end - 1;
  let streak = 0;
  for (; recorded.has(day); day -= 1) streak += 1;
  return streak;
}

/** The most consecutive days with a record. Any order, duplicates allowed. */
export function longestStreak(dates: Iterable<string>): number {
  const days = [...new Set(Array.from(dates, dayNumber))].sort((one, other) => one - other);
  let longest = 0;
  let streak = 0;
  let before: number | undefined;
  for (const day of days) {
    streak = before !== undefined && day === before + 1 ? streak + 1 : 1;
    before = day;
    longest = Math.max(longest, streak);
  }
  return longest;
}

/** Days since the last record, 0 when it is today's; without any since the registration, or the return of who had left, since that. */
export function daysWithoutRecord(lastDate: string | null, registeredOn: string, today: string): number {
  const since = lastDate !== null && lastDate > registeredOn ? lastDate : registeredOn;
  return Math.max(0, dayNumber(today) - dayNumber(since));
}
