import { describe, expect, test } from "vitest";
import { addDays } from "../statistics/day.ts";
import { nearTypesCandidate } from "./pitching/nearTypes.ts";
import { fatigueCandidate } from "./pitching/pitchingFindings.ts";
import { pitchesOfCondition } from "./records.ts";
import { lastDays, type Session, withinSessionSd } from "./sessions.ts";
import { missCandidate, trendCandidate } from "./speedFindings.ts";
import { normalCdf } from "./statistics/normal.ts";
import { trendOf } from "./statistics/trend.ts";
import { now, ten, thrown } from "./stats.fixture.ts";

const firstDay = "2026-08-17";
const weekly = (...medians: readonly number[]): Session[] =>
  medians.map((median, at) => ({ day: addDays(firstDay, 7 * at), values: [median], median }));

describe("BE-3 わかったことの候補", () => {
  test("疲労は、見たところの数だけ確からしさを割り引く", () => {
    const block = { from: 1, to: 10, change: 0, balls: 10, level: "none" } as const;
    const type = {
      day: "2026-11-19",
      code: 1,
      pitches: 30,
      baseline: 100,
      basis: "lastSessions",
      baselineBalls: 40,
      baselineError: 1.5,
      sd: 2,
      sdKnown: true,
      blocks: [block, { ...block, from: 11, to: 20, change: null, level: null }],
    } as const;
    const slower = { ...type, code: 3, blocks: [{ ...block, from: 21, change: -2 }] } as const;
    const [found] = fatigueCandidate({ enough: true, types: [type, slower] });
    // 2 · √(π/2) · √(1/10), and how much days differ
    const se = Math.hypot(2 * 1.2533141 * Math.sqrt(0.1), 1.5);
    expect(found?.finding.what).toMatchObject({ is: "fatigue", code: 3 });
    expect(found?.strength).toBeCloseTo(2 / se, 6);
    expect(found?.p).toBeCloseTo(2 * 2 * normalCdf(-2 / se), 6);
    expect(found?.matters).toBe(false);
    expect(found?.finding.comparedWith).toEqual({ with: "lastSessions", balls: 40 });
    expect(found?.finding.n).toEqual({ count: 10, of: "balls" });
  });

  test("AI 6 疲労の根拠の球数は、その日に投げた球だけ。10球に足りない塊は、その数", () => {
    const block = { from: 21, to: 30, change: -6, balls: 8, level: "warning" } as const;
    const type = {
      day: "2026-11-19",
      code: 4,
      pitches: 30,
      baseline: 100,
      baselineBalls: 9,
      baselineError: 1,
      sd: 1.8,
      sdKnown: false,
      blocks: [block],
    } as const;
    const [own] = fatigueCandidate({ enough: true, types: [{ ...type, basis: "firstTen" }] });
    const [past] = fatigueCandidate({ enough: true, types: [{ ...type, basis: "lastSessions" }] });
    expect([own?.finding.n.count, past?.finding.n.count]).toEqual([17, 8]);
    expect(own?.strength).toBeCloseTo(6 / Math.hypot((1.8 * 1.2533141) / Math.sqrt(8), 1), 6);
  });

  test("近い二つの球種は、くらべた組の数だけ割り引く", () => {
    const pitches = [...ten(3, 108), ...ten(7, 108.1), ...ten(4, 98)];
    const [found] = nearTypesCandidate(pitchesOfCondition({ ball: "rubber" }, thrown(3, pitches), now));
    expect(found?.finding.what).toEqual({ is: "nearTypes", first: 3, second: 7 });
    expect(found?.p).toBeCloseTo(3 * normalCdf(-(found?.strength ?? 0)), 9);
  });

  test("はっきりしない伸びは、調べても言わない", () => {
    const [found] = trendCandidate(trendOf(weekly(100, 103, 99, 104, 98, 103)));
    expect(found).toMatchObject({ matters: false, finding: { caveat: "fewSessions" } });
    expect(trendCandidate(trendOf(weekly(100)))).toEqual([]);
  });

  test("見通しの幅の中なら言わず、外なら言う", () => {
    const before = Array.from({ length: 24 }, (_, at) => 100 + (at % 2));
    const [inside] = missCandidate(weekly(...before, 101.5), firstDay);
    const [outside] = missCandidate(weekly(...before, 92.5), firstDay);
    expect(inside?.matters).toBe(false);
    expect(outside).toMatchObject({ matters: true, finding: { effect: -8, nextStep: "measureAgain" } });
    // Misses of 0.5: the half-width is the error of a session of one ball, 1.28 · √(π/2) · 1.8, the standard error 2.256.
    expect(outside?.strength).toBeCloseTo(8 / (1.8 * Math.sqrt(Math.PI / 2)), 6);
    expect(missCandidate(weekly(...Array<number>(13).fill(100)), firstDay)).toEqual([]);
  });

  test("見通しとの差は、見ている期間に測った日だけ", () => {
    const sessions = weekly(...Array.from({ length: 24 }, (_, at) => 100 + (at % 2)), 92.5);
    const last = addDays(firstDay, 7 * 24);
    expect(missCandidate(sessions, last)).toHaveLength(1);
    expect(missCandidate(sessions, addDays(last, 1))).toEqual([]);
  });
});

test("AI 2 伸びを見る12週は、今日をふくむ84日", () => {
  const sessions = weekly(100, 101, 102);
  expect(lastDays(sessions, addDays("2026-08-17", 84), 84).map(({ day }) => day)).toEqual(["2026-08-24", "2026-08-31"]);
  expect(lastDays(sessions, addDays("2026-08-17", 83), 84)).toHaveLength(3);
  expect(lastDays(sessions, "2026-08-24", 84)).toHaveLength(2);
});

test("AI 6 自分のばらつきは、自由度10から", () => {
  const session = (values: readonly number[]): Session => ({ day: "2026-11-01", values, median: 0 });
  const eleven = [1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3];
  expect(withinSessionSd([session(eleven)])).toEqual({ sd: 1, known: true });
  expect(withinSessionSd([session(eleven.slice(1)), session([9])])).toEqual({ sd: 1.8, known: false });
});
