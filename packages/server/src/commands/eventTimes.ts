import { addDays } from "@kyuseki/domain";

/**
 * Times of an event as a file names them, in Japan: both `2026-12-20 9:00`, or both days, which are whole and both included.
 * @throws Error whose message is meant for the person at the terminal
 */
export function readTimes(starts: string, ends: string): { all_day: boolean; starts_at: Date; ends_at: Date } {
  const all_day = isDay(starts);
  if (all_day !== isDay(ends)) throw new Error("starts and ends: both with a time, or both without one.");
  const starts_at = all_day ? midnight("starts", starts) : readJapanTime("starts", starts);
  const ends_at = all_day ? midnight("ends", addDays(requireDay("ends", ends), 1)) : readJapanTime("ends", ends);
  if (starts_at >= ends_at) throw new Error("ends: after it starts.");
  return { all_day, starts_at, ends_at };
}

/** `2026-12-20 9:00`, or the last minute of a day. @throws Error like `readTimes` */
export function readJapanTime(what: string, text: string): Date {
  const [, day, hour = "23", minute = "59"] = text.match(/^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}):(\d{2}))?$/) ?? [];
  if (day === undefined) throw new Error(`${what}: a time like 2026-12-20 9:00, not "${text}".`);
  const moment = new Date(`${requireDay(what, day)}T${hour.padStart(2, "0")}:${minute}:00+09:00`);
  if (Number.isNaN(moment.getTime()) || Number(hour) > 23) throw new Error(`${what}: there is no time "${text}".`);
  return moment;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

const midnight = (what: string, day: string) => new Date(`${requireDay(what, day)}T00:00:00+09:00`);

/** @throws Error for a day that no calendar has */
function requireDay(what: string, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) {
    throw new Error(`${what}: there is no day "${day}".`);
  }
  return day;
}
