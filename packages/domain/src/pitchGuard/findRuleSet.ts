import { type Grade, type GradeGroup, gradeGroupOf, grades } from "../vocabulary/grade.ts";
import type { RuleSetId } from "../vocabulary/pitchRuleSets.ts";
import type { PitchLimits, RuleSet } from "./ruleSet.ts";
import { ruleSets } from "./ruleSets.ts";

/**
 * The version of a rule set in force on a day in Japan (YYYY-MM-DD); before the first one, the first. Undefined for
 * `own` and `record_only`.
 */
export function ruleSetOn(id: RuleSetId, day: string): RuleSet | undefined {
  const versions = ruleSets.filter((it) => it.id === id);
  return versions.findLast(({ from }) => from <= day) ?? versions[0];
}

/** The rule sets in force on that day for a school stage: a team's choices, besides `own` and `record_only`. */
export function ruleSetsFor(stage: GradeGroup, day: string): readonly RuleSet[] {
  const ids = [...new Set(ruleSets.map(({ id }) => id))];
  return ids.flatMap((id) => {
    const found = ruleSetOn(id, day);
    return found && limitGroups(found, stage).length > 0 ? [found] : [];
  });
}

/** Grades of one stage with the same limits, youngest first. */
export type LimitGroup = { first: Grade; last: Grade; limits: PitchLimits };

/** The limits of one stage, with equal neighbouring grades merged. */
export function limitGroups({ limits }: Pick<RuleSet, "limits">, stage: GradeGroup): readonly LimitGroup[] {
  const groups: LimitGroup[] = [];
  for (const grade of grades.filter((it) => gradeGroupOf(it) === stage)) {
    const own = limits[grade];
    const before = groups.at(-1);
    if (own && before && sameLimits(before.limits, own)) before.last = grade;
    else if (own) groups.push({ first: grade, last: grade, limits: own });
  }
  return groups;
}

const sameLimits = (a: PitchLimits, b: PitchLimits) => a.day === b.day && a.week === b.week && a.twoDays === b.twoDays;
