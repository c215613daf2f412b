// A day is "YYYY-MM-DD" in Asia/Tokyo. Every function throws a RangeError for any other text.

/** The day of a moment. Japan has no summer time. */
export const dayInJapan = (now: Date): string => isoDay(now.getTime() + 9 * 60 * 60 * 1000);

/** Days since 1970-01-01. */
export const dayNumber = (day: string): number => startOf(day) / dayMs;

/** The day so many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string => isoDay(startOf(day) + days * dayMs);

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(startOf(day)).getUTCDay() + 6) % 7));

const dayMs = 86_400_000;

/** Start of the day in UTC, which has no summer time; the zone does not matter for distances between days. */
function startOf(day: string): number {
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start)) throw new RangeError(`not a day: ${day}`);
  return start;
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, "YYYY-MM-DD".length);
