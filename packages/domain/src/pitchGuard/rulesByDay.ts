import { addDays } from "../statistics/day.ts";
import type { GuardWeek } from "../vocabulary/pitchRuleSets.ts";
import { type Allowance, allowedByRest, type PitchesOn } from "./restRules.ts";
import type { GradeRule } from "./ruleOf.ts";
import type { PitchLimits } from "./ruleSet.ts";
import { weekOf } from "./week.ts";

/** A player's rule, and the one of the grade before: a new grade holds from the day `until`. */
export type RuleHistory = { present: GradeRule; earlier: { rule: GradeRule; until: string } | null };

/**
 * The limits of a day. A span that began under the grade before keeps the smaller of both limits, since nothing
 * published says which one counts.
 */
export function limitsOn(day: string, { present, earlier }: RuleHistory, week: GuardWeek): PitchLimits {
  if (!earlier) return present.limits;
  if (day < earlier.until) return earlier.rule.limits;
  const [first] = weekOf(day, week);
  const [before, now] = [earlier.rule.limits, present.limits];
  return {
    day: now.day,
    week: first < earlier.until ? smaller(before.week, now.week) : now.week,
    twoDays: addDays(day, -1) < earlier.until ? smaller(before.twoDays, now.twoDays) : now.twoDays,
  };
}

const smaller = (a: number | null, b: number | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b));

/** What the rest rules allow on a day. The rest after a day is what the grade of that day asks for. */
export function restOn(
  day: string,
  { present, earlier }: RuleHistory,
  thrown: PitchesOn,
  week: GuardWeek,
): readonly Allowance[] {
  if (!earlier) return present.rest.map((rule) => allowedByRest(rule, day, thrown, week));
  const { until } = earlier;
  if (day < until) return earlier.rule.rest.map((rule) => allowedByRest(rule, day, thrown, week));
  const thrownSince: PitchesOn = (date) => (date < until ? 0 : thrown(date));
  const thrownBefore: PitchesOn = (date) => (date < until ? thrown(date) : 0);
  return [
    ...present.rest.map((rule) => allowedByRest(rule, day, rule.kind === "after" ? thrownSince : thrown, week)),
    ...earlier.rule.rest
      .filter(({ kind }) => kind === "after")
      .map((rule) => allowedByRest(rule, day, thrownBefore, week)),
  ];
}
