import { addDays } from "../statistics/day.ts";

/** The latest entry with pain (0–10) of 1 or more within the seven days up to today; null when there is none. */
export function painFlag<Entry extends { date: string; pain: number | null }>(
  entries: Iterable<Entry>,
  today: string,
): (Entry & { pain: number }) | null {
  let latest: (Entry & { pain: number }) | null = null;
  for (const entry of entries) {
    const { date, pain } = entry;
    if (pain === null || pain < 1 || date > today || date < painSince(today)) continue;
    if (latest === null || date > latest.date || (date === latest.date && pain > latest.pain))
      latest = { ...entry, pain };
  }
  return latest;
}

/** The first of the seven days in which a report of pain counts. */
export const painSince = (today: string): string => addDays(today, 1 - PAIN_DAYS);

const PAIN_DAYS = 7;
