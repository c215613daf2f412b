import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { modeGap } from "../batting/modeGap.ts";
import type { Session } from "../sessions.ts";
import { changeOf, jackknifeSe } from "./change.ts";
import { t90 } from "./normal.ts";
import { median, squaresAboutMean, standardDeviation } from "./statistics.ts";

const five = [1, 2, 3, 4, 5];

describe("BE-3 前の期間との差", () => {
  test("平均のジャックナイフは、s/√n と同じ", () => {
    const values = fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(values, (list) => {
        const parts = list.map((value) => [value]);
        expect(jackknifeSe(parts, "mean")).toBeCloseTo(standardDeviation(list) / Math.sqrt(list.length), 9);
      }),
      { numRuns: 100 },
    );
  });

  test("標準偏差のジャックナイフは、一回ずつ本当に除いたものと同じ", () => {
    const values = fc.array(fc.integer({ min: 90, max: 110 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(values, { minLength: 2, maxLength: 6 }), (sessions) => {
        const without = sessions.map((_, at) => standardDeviation(sessions.toSpliced(at, 1).flat()));
        const expected = Math.sqrt(((sessions.length - 1) / sessions.length) * squaresAboutMean(without));
        expect(jackknifeSe(sessions, "standardDeviation")).toBeCloseTo(expected, 6);
      }),
      { numRuns: 100 },
    );
  });

  test("手で計算した例：一球ずつと一回ずつの、広いほう", () => {
    const now = [
      [11, 12, 13, 14, 15],
      [11, 12, 13, 14, 15],
    ];
    const before = [five, five];
    const change = changeOf(now, before, "mean");
    if (!change.enough) throw new Error("足りるはず");
    // Sessions are equal, so the error over balls decides: each s² = 20/9, SE √(2 · 20/90); t of 18 degrees of freedom
    // 1.734.
    expect(change).toMatchObject({ effect: 10, now: 13, before: 3 });
    expect(change.se).toBeCloseTo(Math.sqrt(40 / 90), 9);
    expect(change.interval.high - 10).toBeCloseTo(1.734 * change.se, 2);
    expect(change.p).toBeLessThan(1e-6);
  });

  test("日によるちがいが大きければ、差があるとは言えない", () => {
    const change = changeOf([five, five.map((value) => value + 20)], [five, five], "mean");
    if (!change.enough) throw new Error("足りるはず");
    // Leaving a session out moves the mean by ±10; t of 2 degrees of freedom, about 2.95
    expect(change.effect).toBe(10);
    expect(change.se).toBeCloseTo(10, 9);
    expect(change.interval.low).toBeLessThan(-15);
    expect(change.p).toBeGreaterThan(0.3);
  });

  test("まったく同じ値ばかりなら、確からしさを言わない", () => {
    const flat = [Array<number>(5).fill(1), Array<number>(5).fill(1)];
    expect(changeOf(flat, flat, "mean")).toMatchObject({ effect: 0, se: 0, p: 1 });
  });

  test("どちらの期間も10球と2回から", () => {
    expect(changeOf([five, five.slice(1)], [five, five], "mean")).toEqual({
      enough: false,
      of: "balls",
      have: 9,
      need: 10,
    });
    expect(changeOf([five, five], [[...five, ...five]], "mean")).toEqual({
      enough: false,
      of: "sessions",
      have: 1,
      need: 2,
    });
  });
});

describe("AI 9 ティーと実打の差", () => {
  const tee = [96, 98, 100, 100, 100, 100, 100, 100, 102, 104];
  /** One session for each list. */
  const sessions = (...lists: readonly (readonly number[])[]): Session[] =>
    lists.map((values, at) => ({ day: `2026-11-0${at + 1}`, values, median: median(values) }));

  test("手で計算した例：一回ずつ除いた平均のばらつきから", () => {
    const three = (...means: readonly number[]) => sessions(...means.map((its) => [its - 1, its, its, its + 1]));
    const gap = modeGap(three(88, 90, 92), three(97, 100, 103));
    if (!gap.enough) throw new Error("足りるはず");
    expect(gap).toMatchObject({ live: { n: 12, mean: 90 }, tee: { n: 12, mean: 100 }, ratio: 0.9 });
    // Means of sessions differ by SD 2 and 3: errors 2/√3 and 3/√3, as shares 0.01283 and 0.01732; freedom 3.6, t 2.21
    const [live, tee] = [2 / Math.sqrt(3) / 90, 3 / Math.sqrt(3) / 100];
    const freedom = (live ** 2 + tee ** 2) ** 2 / (live ** 4 / 2 + tee ** 4 / 2);
    expect(gap.interval.high).toBeCloseTo(0.9 * Math.exp(t90(freedom) * Math.hypot(live, tee)), 9);
    expect(gap.interval.low * gap.interval.high).toBeCloseTo(0.81, 9);
  });

  test("どちらも10球と3回から", () => {
    const full = sessions(tee.slice(0, 3), tee.slice(3, 6), tee.slice(6));
    const nine = sessions(tee.slice(1, 3), tee.slice(3, 6), tee.slice(6));
    const twice = sessions(tee.slice(0, 5), tee.slice(5));
    expect(modeGap(nine, full)).toEqual({ enough: false, of: "liveBalls", have: 9, need: 10 });
    expect(modeGap(full, nine)).toEqual({ enough: false, of: "teeBalls", have: 9, need: 10 });
    expect(modeGap(twice, full)).toEqual({ enough: false, of: "liveSessions", have: 2, need: 3 });
    expect(modeGap(full, twice)).toEqual({ enough: false, of: "teeSessions", have: 2, need: 3 });
  });
});
