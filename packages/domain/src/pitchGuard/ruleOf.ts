import type { SportType } from "../contract/account/session.ts";
import type { PlayerGuard } from "../contract/practice/pitchGuard.ts";
import type { TeamSettings } from "../contract/team/settings.ts";
import { type Grade, gradeGroupOf } from "../vocabulary/grade.ts";
import { ruleSetOn } from "./findRuleSet.ts";
import type { RestRule } from "./restRules.ts";
import type { PitchLimits } from "./ruleSet.ts";

export type GradeRule = {
  rule: PlayerGuard["rule"];
  limits: PitchLimits;
  rest: readonly RestRule[];
  /** Whether a pitcher at the limit may finish the batter. */
  finishesBatter: boolean;
};

type Chosen = { today: string; settings: Pick<TeamSettings, "pitch_limits">; sport: SportType };

/** The rule that the team has chosen for a grade. No published one covers softball: there only the team's own counts. */
export function ruleOf(grade: Grade, { today, settings, sport }: Chosen): GradeRule {
  const chosen = settings.pitch_limits[gradeGroupOf(grade)];
  const id = sport === "softball" && chosen.rule !== "own" ? "record_only" : chosen.rule;
  const unnamed = { rule: { id, version: "", label: "" }, limits: noLimits, rest: [], finishesBatter: false };
  if (id === "own") return { ...unnamed, limits: { ...noLimits, ...chosen.own } };
  const set = ruleSetOn(id, today);
  if (!set) return unnamed;
  return {
    rule: { id, version: set.version, label: `${set.name}（${set.version}）` },
    limits: set.limits[grade] ?? noLimits,
    rest: set.rest[grade] ?? [],
    finishesBatter: set.notes.includes("finish_batter"),
  };
}

const noLimits: PitchLimits = { day: null, week: null, twoDays: null };
