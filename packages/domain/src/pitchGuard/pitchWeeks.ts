import type { PitchWeek } from "../contract/practice/memberStory.ts";
import { addDays } from "../statistics/day.ts";
import type { GuardInput } from "./guardPlayer.ts";
import { excessOf, spansOf, sumOf } from "./guardSpans.ts";
import { pitchesOn } from "./pitchesOn.ts";
import { ruleOf } from "./ruleOf.ts";
import { limitsOn, type RuleHistory } from "./rulesByDay.ts";

/**
 * A player's weeks from Monday to Sunday, each day by the version of the rule that held on it; `days` begin six days
 * before the first week. A day that ended within its batter exceeds nothing (BE-1).
 */
export function pitchWeeks(
  mondays: readonly string[],
  { grade, earlier = null, days, today, settings, sport }: Omit<GuardInput, "pain">,
): PitchWeek[] {
  const span = settings.pitch_limits.week;
  const thrown = pitchesOn(days, today);
  const rulesOn = (day: string): RuleHistory => ({
    present: ruleOf(grade, { today: day, settings, sport }),
    earlier: earlier && { rule: ruleOf(earlier.grade, { today: day, settings, sport }), until: earlier.until },
  });
  const isFinished = (date: string) =>
    ruleOf(grade, { today: date, settings, sport }).finishesBatter &&
    days.some((day) => day.date === date && day.finished_batter);

  const overOn = (date: string): PitchWeek["over"] => {
    if (thrown(date) === 0 || isFinished(date)) return null;
    const excess = excessOf(spansOf(date, limitsOn(date, rulesOn(date), span), span, thrown));
    return excess && { ...excess, date };
  };

  return mondays.map((monday) => {
    const sunday = addDays(monday, 6);
    const last = sunday < today ? sunday : today;
    const overs = Array.from({ length: 7 }, (_, at) => overOn(addDays(monday, at))).filter((over) => over !== null);
    return {
      pitches: sumOf(monday, last, thrown),
      limit: limitsOn(last, rulesOn(last), span).week,
      over: overs.reduce<PitchWeek["over"]>((most, over) => (most && most.by >= over.by ? most : over), null),
    };
  });
}
