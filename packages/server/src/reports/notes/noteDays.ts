import { addDays, type Note } from "@kyuseki/domain";
import type { PitchDay } from "../../store/pitchCounts/pitchCounts.ts";
import type { PracticeDay } from "../../store/practice/practice.ts";

type Known = {
  practised: readonly PracticeDay[];
  pitched: readonly PitchDay[];
  /** By day with a note: 手ごたえ. */
  noted: ReadonlyMap<string, number | null>;
};

/** The `noteDaysShown` days up to the note's, the oldest first. */
export function noteDays(day: string, { practised, pitched, noted }: Known): Note["days"] {
  const practiceOf = new Map(practised.map((one) => [one.date, one]));
  const pitchesOf = new Map(pitched.map(({ date, game, practice, elsewhere }) => [date, game + practice + elsewhere]));
  return Array.from({ length: noteDaysShown }, (_, at) => addDays(day, at + 1 - noteDaysShown)).map((date) => ({
    date,
    minutes: practiceOf.get(date)?.minutes ?? null,
    note: noted.has(date),
    scale: noted.get(date) ?? null,
    pitches: pitchesOf.get(date) ?? 0,
    pain: practiceOf.get(date)?.pain ?? null,
  }));
}

export const noteDaysShown = 14;
