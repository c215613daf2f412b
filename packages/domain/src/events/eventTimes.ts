import type { EventDraft } from "../contract/events/eventFields.ts";
import { addDays, dayInJapan } from "../statistics/day.ts";

/** When one has to be there: to meet, else for the beginning. Everything that asks "when" of an event asks this. */
export const beginsAt = (event: Pick<EventDraft, "meets_at" | "starts_at">): string =>
  event.meets_at ?? event.starts_at;

/** A point of the plan: `time` is an instant, `main` marks what the event is about. */
export type EventMoment = { time: string; label: string; main: boolean };

/** The plan in its order: 集合, what is in the timetable, the beginning (練習, 試合, 測定 or 開始) and 解散; empty for whole days. */
export function momentsOf(
  event: Pick<EventDraft, "kind" | "all_day" | "meets_at" | "starts_at" | "ends_at" | "timetable">,
): readonly EventMoment[] {
  if (event.all_day) return [];
  const moments = [
    ...(event.meets_at === null ? [] : [{ time: event.meets_at, label: "集合", main: false }]),
    { time: event.starts_at, label: beginnings[event.kind], main: true },
    ...event.timetable.map(({ time, label }) => ({ time: momentAt(beginsAt(event), time), label, main: false })),
    { time: event.ends_at, label: "解散", main: false },
  ];
  return moments.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time));
}

/** The first moment from `begin` on whose clock in Japan shows `time` (HH:MM). */
function momentAt(begin: string, time: string): string {
  const day = dayInJapan(new Date(begin));
  const sameDay = inJapan(day, time);
  // The minute in which it begins is not over.
  const isBefore = sameDay.getTime() <= Date.parse(begin) - minuteMs;
  return (isBefore ? inJapan(addDays(day, 1), time) : sameDay).toISOString();
}

const inJapan = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`);
const minuteMs = 60_000;

const beginnings = {
  practice: "練習",
  game: "試合",
  measuring: "測定",
  other: "開始",
} as const satisfies Record<EventDraft["kind"], string>;
