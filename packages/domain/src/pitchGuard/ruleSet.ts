import type { Grade } from "../vocabulary/grade.ts";
import type { RuleSetId } from "../vocabulary/pitchRuleSets.ts";
import type { RestRule } from "./restRules.ts";

/** Pitches; null: the rule set has no such limit. */
export type PitchLimits = { day: number | null; week: number | null; twoDays: number | null };

/** What a rule set asks for besides numbers. */
export type RuleNote =
  | "tie_break_counts"
  | "no_pitcher_and_catcher"
  | "innings"
  | "no_throw_day"
  | "two_days"
  | "three_running"
  | "rest_after_50"
  | "no_three_running"
  /** The limit covers the federation's tournaments only; practice is counted against it as a precaution. */
  | "federation_games"
  /** At the limit the pitcher may finish the batter. Only where the published rule says so (BE-1). */
  | "finish_batter"
  | "full_effort"
  | "no_two_games"
  | "rest_table"
  | "no_catching_from_41";

export type RuleSet = {
  id: Exclude<RuleSetId, "own" | "record_only">;
  name: string;
  /** Shown after the name: 「2026–」. */
  version: string;
  /** First and last day in Japan; null: open-ended. */
  from: string;
  until: string | null;
  /** Without grades that the rule set does not cover. */
  limits: Partial<Readonly<Record<Grade, PitchLimits>>>;
  rest: Partial<Readonly<Record<Grade, readonly RestRule[]>>>;
  /** By age: the age that a grade reaches within its school year. */
  byAge: boolean;
  notes: readonly RuleNote[];
  /** `year`: of the text the numbers are from; `url`: where a coach can read them. */
  source: { name: string; year: number; url: string };
};
