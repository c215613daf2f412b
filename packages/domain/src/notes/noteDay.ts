import type { NoteTemplateDraft } from "../contract/notes/noteTemplates.ts";
import { addDays, dayInJapan, mondayOf } from "../statistics/day.ts";

export type NoteDay = {
  /** YYYY-MM-DD in Japan. */
  day: string;
  /** When it could be written first, and until when it is in time; null on a template without days. */
  opens_at: string | null;
  deadline: string | null;
};

type Schedule = Pick<NoteTemplateDraft, "weekdays" | "opens" | "due_days" | "due">;

/**
 * The day whose note can be written at `now`: the latest of the template's days that has opened, until the next one opens;
 * today on a template without days.
 */
export function noteDay(schedule: Schedule, now: Date): NoteDay {
  const today = dayInJapan(now);
  const day = Array.from({ length: weekLength + 1 }, (_, back) => addDays(today, -back)).find(
    (candidate) => schedule.weekdays.includes(weekdayOf(candidate)) && inJapan(candidate, schedule.opens) <= now,
  );
  return day === undefined ? { day: today, opens_at: null, deadline: null } : scheduled(schedule, day);
}

/** The deadline of the note of `day`; null on a day that is none of the template's. */
export const noteDeadline = (schedule: Schedule, day: string): string | null =>
  schedule.weekdays.includes(weekdayOf(day)) ? scheduled(schedule, day).deadline : null;

const scheduled = (schedule: Schedule, day: string) => ({
  day,
  opens_at: inJapan(day, schedule.opens).toISOString(),
  deadline: inJapan(addDays(day, schedule.due_days), schedule.due).toISOString(),
});

/** 1 Monday to 7 Sunday. */
const weekdayOf = (day: string) =>
  Array.from({ length: weekLength }, (_, index) => addDays(mondayOf(day), index)).indexOf(day) + 1;

const weekLength = 7;
const inJapan = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`);
