import { addDays } from "../statistics/day.ts";
import type { Grade } from "../vocabulary/grade.ts";
import type { GuardWeek, RuleSetId } from "../vocabulary/pitchRuleSets.ts";
import { guardPlayer } from "./guardPlayer.ts";

/** A Friday. */
export const today = "2026-11-20";

type Case = {
  rule: RuleSetId;
  grade: Grade;
  /** Pitches per day, the last one on `on`. */
  thrown: readonly number[];
  on?: string;
  week?: GuardWeek;
  own?: { day: number | null; week: number | null };
};

export function guardOf({ rule, grade, thrown, on = today, week = "rolling", own = { day: null, week: null } }: Case) {
  const stage = { rule, own };
  const settings = { pitch_limits: { e: stage, j: stage, h: stage, week, caution: 80 } };
  const days = thrown.map((pitches, at) => ({
    date: addDays(on, at + 1 - thrown.length),
    game: pitches,
    practice: 0,
    elsewhere: 0,
  }));
  return guardPlayer({ grade, days, today: on, settings, sport: "baseball" });
}
