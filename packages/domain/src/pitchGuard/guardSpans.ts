import type { GuardExcess } from "../contract/practice/pitchGuard.ts";
import { addDays } from "../statistics/day.ts";
import type { GuardWeek } from "../vocabulary/pitchRuleSets.ts";
import type { PitchesOn } from "./restRules.ts";
import type { PitchLimits } from "./ruleSet.ts";
import { weekOf } from "./week.ts";

type Span = { pitches: number; limit: number | null };
export type GuardSpans = Record<GuardExcess["span"], Span>;

/** What is thrown in every limited span that ends on `day`. */
export function spansOf(day: string, limits: PitchLimits, week: GuardWeek, thrown: PitchesOn): GuardSpans {
  const [first] = weekOf(day, week);
  return {
    day: { pitches: thrown(day), limit: limits.day },
    two_days: { pitches: thrown(day) + thrown(addDays(day, -1)), limit: limits.twoDays },
    week: { pitches: sumOf(first, day, thrown), limit: limits.week },
  };
}

export function sumOf(first: string, last: string, thrown: PitchesOn): number {
  let sum = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) sum += thrown(day);
  return sum;
}

/** The excess to show: the day's before that of two days and of the week. */
export function excessOf(spans: GuardSpans): GuardExcess | null {
  for (const span of ["day", "two_days", "week"] as const) {
    const { pitches, limit } = spans[span];
    if (limit !== null && pitches > limit) return { span, by: pitches - limit };
  }
  return null;
}
