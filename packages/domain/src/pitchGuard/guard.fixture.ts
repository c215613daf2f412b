import type { PainReport } from "../contract/practice/painReport.ts";
import { addDays } from "../statistics/day.ts";
import type { Grade } from "../vocabulary/grade.ts";
import type { GuardWeek, RuleSetId } from "../vocabulary/pitchRuleSets.ts";
import { type EarlierGrade, guardPlayer } from "./guardPlayer.ts";

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
  earlier?: EarlierGrade;
  /** Days that ended within the batter at whom the limit was reached. */
  finished?: readonly string[];
  pain?: PainReport;
};

export function guardOf({
  rule,
  grade,
  thrown,
  on = today,
  week = "rolling",
  own = { day: null, week: null },
  finished = [],
  ...rest
}: Case) {
  const stage = { rule, own };
  const settings = { pitch_limits: { e: stage, j: stage, h: stage, week, caution: 80 } };
  const days = thrown.map((pitches, at) => {
    const date = addDays(on, at + 1 - thrown.length);
    return { date, game: pitches, practice: 0, elsewhere: 0, finished_batter: finished.includes(date) };
  });
  return guardPlayer({ grade, days, today: on, settings, sport: "baseball", ...rest });
}
