/** Days since 1970-01-01 in Asia/Tokyo. Japan has had no daylight saving time since 1951, so a fixed offset is exact. */
export type Day = number;

const dayMs = 86_400_000;
const tokyoOffsetMs = 9 * 3_600_000;

export function tokyoDay(now: Date): Day {
  return Math.floor((now.getTime() + tokyoOffsetMs) / dayMs);
}

/** The moment of a day in Tokyo, in seconds after its midnight. */
export function moment(day: Day, seconds: number): Date {
  return new Date(day * dayMs - tokyoOffsetMs + seconds * 1000);
}

/** YYYY-MM-DD. */
export function isoDate(day: Day): string {
  return asUtc(day).toISOString().slice(0, 10);
}

/** 0 Sunday … 6 Saturday. */
export function weekday(day: Day): number {
  return asUtc(day).getUTCDay();
}

/** 1 January … 12 December. */
export function monthOf(day: Day): number {
  return asUtc(day).getUTCMonth() + 1;
}

/** The same day of an earlier month; days after the 28th count as the 28th. */
export function monthsBefore(day: Day, months: number): Day {
  const date = asUtc(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, Math.min(date.getUTCDate(), 28)) / dayMs;
}

/** 1 April on or before the day. */
export function schoolYearStart(day: Day): Day {
  return Date.UTC(schoolYearOf(day), 3, 1) / dayMs;
}

/** The year of that April. */
export function schoolYearOf(day: Day): number {
  const date = asUtc(day);
  return date.getUTCMonth() < 3 ? date.getUTCFullYear() - 1 : date.getUTCFullYear();
}

const asUtc = (day: Day) => new Date(day * dayMs);
