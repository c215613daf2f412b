import { addDays, dayInJapan } from "../statistics/day.ts";

/** The last day on which a record is expected of players: today from the team's hour (0–23) in Japan, before it yesterday. */
export function lastExpectedDay(now: Date, hour: number): string {
  const today = dayInJapan(now);
  return hourInJapan(now) < hour ? addDays(today, -1) : today;
}

/** Japan has no summer time. */
const hourInJapan = (now: Date) => (now.getUTCHours() + 9) % 24;
