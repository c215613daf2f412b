import fc from "fast-check";
import { expect, test } from "vitest";
import { type Grade, grades } from "../vocabulary/grade.ts";
import { type GuardWeek, guardWeeks, type RuleSetId, ruleSetIds } from "../vocabulary/pitchRuleSets.ts";
import { guardOf } from "./guard.fixture.ts";

const DAYS = 14;

const example = fc.record({
  rule: fc.constantFrom(...ruleSetIds.filter((id) => id !== "own")),
  grade: fc.constantFrom(...grades),
  week: fc.constantFrom(...guardWeeks),
  /** Days from 2026-11-16, a Monday. */
  offset: fc.integer({ min: 0, max: 6 }),
  thrown: fc.array(
    fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.integer({ min: 1, max: 110 }) }),
    {
      minLength: DAYS,
      maxLength: DAYS,
    },
  ),
});

test("BE-1 投げられる球数と段階は、1球ずつ確かめた答えと同じ", () => {
  fc.assert(
    fc.property(example, ({ rule, grade, week, offset, thrown }) => {
      const guard = guardOf({ rule, grade, week, thrown, on: `2026-11-${16 + offset}` });
      const slow = slowly(rule, grade, week, offset);
      const coming = guard.coming.map((_, at) => {
        const pitches = slow.most([...thrown, ...Array.from({ length: at }, () => 0)]);
        return pitches === 600 ? null : pitches;
      });
      expect(guard.coming.map(({ pitches }) => pitches)).toEqual(coming);
      expect(guard.level).toBe(slow.level(thrown));
      expect(guard.coming.every(({ pitches, reason }) => pitches !== 0 || reason !== null)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

/** The published rules, applied naively: whether a history of days keeps to them. */
function slowly(rule: RuleSetId, grade: Grade, week: GuardWeek, offset: number) {
  const year = Number(grade.slice(1));
  const age = { e: 6, j: 12, h: 15 }[grade[0] as "e" | "j" | "h"] + year;
  const [isE, isJ, isH] = [grade.startsWith("e"), grade.startsWith("j"), grade.startsWith("h")];

  const sumOf = (history: readonly number[]) => history.reduce((sum, pitches) => sum + pitches, 0);
  /** Index of a day in its week, 0 for the first day, as far as the history reaches. */
  const daysOfWeek = (history: readonly number[]) => {
    if (week === "rolling") return history.slice(-7);
    const sinceMonday = (offset + (history.length - DAYS) + 70) % 7;
    return history.slice(-1 - sinceMonday);
  };

  function limits(): { day?: number; week?: number; twoDays?: number } {
    if (rule === "jsbb_youth" && isE) return year >= 5 ? { day: 70, week: 210 } : { day: 60, week: 180 };
    if (rule === "jsbb_junior" && isJ) return { day: 100, week: 350 };
    if (rule === "hard_junior_practice" && isJ) return { day: 70, week: 350 };
    if (rule === "giants_cup" && isJ) return { day: 80, twoDays: 120 };
    if (rule === "pony_games" && isJ) return { day: [60, 75, 85][year - 1] ?? 0 };
    if (rule === "pony_practice" && isJ) return { day: 50 + 10 * year, week: 150 + 30 * year };
    if (rule === "jhbf" && isH) return { week: 500 };
    if (rule === "jcsm") return isE ? { day: 50, week: 200 } : isJ ? { day: 70, week: 350 } : { day: 100, week: 500 };
    if (rule === "little_league" && age > 16) return {};
    if (rule === "pitch_smart" || rule === "little_league") {
      if (age <= 8) return { day: 50 };
      if (age <= 10) return { day: 75 };
      if (age <= 12) return { day: 85 };
      return { day: age <= 16 ? 95 : 105 };
    }
    return {};
  }

  function restAfter(pitches: number): number {
    if (rule === "pony_games" && isJ) return pitches >= 50 ? 1 : 0;
    if (rule === "little_league" && age > 16) return 0;
    if (rule !== "pitch_smart" && rule !== "little_league") return 0;
    if (pitches <= (age >= 15 ? 30 : 20)) return 0;
    if (pitches <= (age >= 15 ? 45 : 35)) return 1;
    if (pitches <= (age >= 15 ? 60 : 50)) return 2;
    const three = age >= 17 ? 80 : age >= 15 ? 75 : 65;
    return pitches <= three ? 3 : 4;
  }

  /** Whether the last day of the history was allowed. */
  function isKept(history: readonly number[]): boolean {
    const [last = 0, before = 0, third = 0, fourth = 0] = history.toReversed();
    const { day = 600, week: weekly = 6000, twoDays = 6000 } = limits();
    if (last > day || sumOf(daysOfWeek(history)) > weekly || last + before > twoDays) return false;
    if (
      history
        .slice(0, -1)
        .toReversed()
        .some((pitches, back) => restAfter(pitches) > back)
    )
      return false;
    const isThirdDayBarred =
      rule === "pitch_smart" || (rule === "little_league" && age <= 16) || (rule === "pony_games" && isJ);
    if (isThirdDayBarred && before > 0 && third > 0) return false;
    if (rule === "giants_cup" && isJ && before > 0 && third > 0) {
      if (before + third > 80 || Math.max(last, before, third) > 40 || fourth > 0) return false;
    }
    const days = daysOfWeek(history);
    return !(rule === "hard_junior_practice" && isJ && days.length === 7 && days.every((pitches) => pitches > 0));
  }

  function most(history: readonly number[]): number {
    let pitches = 0;
    while (pitches < 600 && isKept([...history, pitches + 1])) pitches += 1;
    return pitches;
  }

  function level(history: readonly number[]) {
    const { day = 1e9, week: weekly = 1e9, twoDays = 1e9 } = limits();
    if (Object.keys(limits()).length === 0) return null;
    const [last = 0, before = 0] = history.toReversed();
    const parts = [last / day, sumOf(daysOfWeek(history)) / weekly, (last + before) / twoDays];
    if (parts.some((part) => part > 1)) return "over";
    if (parts.some((part) => part === 1) || most(history.slice(0, -1)) === 0) return "reached";
    return parts.some((part) => part >= 0.8) ? "caution" : "room";
  }

  return { most, level };
}
