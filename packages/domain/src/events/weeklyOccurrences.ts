import type { EventDraft } from "../contract/events/eventFields.ts";
import { dayInJapan, dayNumber } from "../statistics/day.ts";

const weekDays = 7;

/** How many weekly occurrences begin from the day of `startsAt` to `until` (YYYY-MM-DD, Japan), both included; below 1 for none. */
export const occurrenceCount = (startsAt: string, until: string): number =>
  Math.floor((dayNumber(until) - dayNumber(dayInJapan(new Date(startsAt)))) / weekDays) + 1;

/**
 * The occurrences of a weekly repetition, the draft itself first, up to `until` (YYYY-MM-DD, Japan, included): at the same
 * hours in Japan, with meeting and deadline as far before. `eventMistakes` says whether they are too many.
 */
export function weeklyOccurrences(draft: EventDraft, until: string): EventDraft[] {
  const count = Math.max(occurrenceCount(draft.starts_at, until), 0);
  return Array.from({ length: count }, (_, week) => moved(draft, week * weekDays));
}

function moved(draft: EventDraft, days: number): EventDraft {
  const { meets_at, deadline } = draft;
  return {
    ...draft,
    meets_at: meets_at && daysLater(meets_at, days),
    starts_at: daysLater(draft.starts_at, days),
    ends_at: daysLater(draft.ends_at, days),
    deadline: deadline && daysLater(deadline, days),
  };
}

/** The same time on the clock in Japan, which has no summer time. */
const daysLater = (moment: string, days: number) => new Date(Date.parse(moment) + days * dayMs).toISOString();

const dayMs = 86_400_000;
