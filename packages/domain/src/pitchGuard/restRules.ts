import type { GuardReason } from "../contract/practice/pitchGuard.ts";
import { addDays } from "../statistics/day.ts";
import type { GuardWeek } from "../vocabulary/pitchRuleSets.ts";
import { weekOf } from "./week.ts";

/** When a day must be without a pitch. */
export type RestRule =
  /** After a day of `from` pitches or more, `days` days of rest; the highest step reached counts. */
  | { kind: "after"; steps: readonly { from: number; days: number }[] }
  /** Rest when both days before had pitches that add up to more than `above`. */
  | { kind: "two_days"; above: number }
  /** After `days` days in a row: rest, or `atMost` pitches when none of those days exceeded it. */
  | { kind: "running"; days: number; atMost: number | null }
  /** At least one day without a pitch in every seven (or in the calendar week). */
  | { kind: "no_throw_day" };

/** Pitches thrown on a day in Japan (YYYY-MM-DD); 0 without data. */
export type PitchesOn = (day: string) => number;

export type Allowance = { pitches: number | null; reason: GuardReason | null };

/** What one rule allows on `day`; null pitches: no limit. */
export function allowedByRest(rule: RestRule, day: string, thrown: PitchesOn, week: GuardWeek): Allowance {
  switch (rule.kind) {
    case "after":
      return afterPitches(rule.steps, day, thrown);
    case "two_days": {
      const [last, first] = [thrown(addDays(day, -1)), thrown(addDays(day, -2))];
      const isAbove = last > 0 && first > 0 && first + last > rule.above;
      return isAbove ? off({ code: "two_days", pitches: first + last }) : free;
    }
    case "running": {
      const before = Array.from({ length: rule.days }, (_, back) => thrown(addDays(day, -1 - back)));
      if (before.some((pitches) => pitches === 0)) return free;
      const reason = { code: "running", days: runningBefore(day, thrown) } as const;
      const { atMost } = rule;
      if (atMost === null || before.some((pitches) => pitches > atMost)) return off(reason);
      return { pitches: atMost, reason };
    }
    case "no_throw_day": {
      const [first, last] = weekOf(day, week);
      // While a later day of the calendar week is free, that one can be the rest day.
      if (last !== day) return free;
      for (let before = first; before < day; before = addDays(before, 1)) if (thrown(before) === 0) return free;
      return off({ code: "no_throw_day", days: runningBefore(day, thrown) });
    }
  }
}

const free: Allowance = { pitches: null, reason: null };
const off = (reason: GuardReason): Allowance => ({ pitches: 0, reason });

/** Of several days that still require rest, the one whose rest ends last. */
function afterPitches(steps: Extract<RestRule, { kind: "after" }>["steps"], day: string, thrown: PitchesOn): Allowance {
  const longest = Math.max(...steps.map(({ days }) => days));
  let asks: { ends: number; reason: GuardReason } | undefined;
  for (let back = 1; back <= longest; back += 1) {
    const date = addDays(day, -back);
    const pitches = thrown(date);
    const days = steps.findLast(({ from }) => pitches >= from)?.days ?? 0;
    if (days >= back && days - back >= (asks?.ends ?? 0)) {
      asks = { ends: days - back, reason: { code: "after", date, pitches } };
    }
  }
  return asks ? off(asks.reason) : free;
}

/** Number of consecutive days with pitches up to the day before; at most 30. */
function runningBefore(day: string, thrown: PitchesOn): number {
  for (let days = 0; days < 30; days += 1) if (thrown(addDays(day, -1 - days)) === 0) return days;
  return 30;
}
