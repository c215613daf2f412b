import { describe, expect, test } from "vitest";
import { addDays } from "../../statistics/day.ts";
import { seeded } from "../seeded.fixture.ts";
import { type Session, sessionsOf } from "../sessions.ts";
import { trendOf } from "./trend.ts";

/** Sessions a week apart, each of two balls `apart` around its median. */
const weekly = (medians: readonly number[], apart = 1): Session[] =>
  medians.map((median, at) => ({
    day: addDays("2026-09-01", 7 * at),
    values: [median - apart / 2, median + apart / 2],
    median,
  }));

describe("AI 2 伸び", () => {
  test("一週に1km/hずつなら、4週で4km/h", () => {
    const trend = trendOf(weekly([100, 101, 102, 103, 104, 105]));
    expect(trend).toMatchObject({ enough: true, sessions: 6, verdict: "rising" });
    if (!trend.enough) return;
    expect(trend.per28Days).toBeCloseTo(4, 9);
    expect(trend.interval.low).toBeCloseTo(4, 9);
    expect(trend.line.map(({ day, value }) => [day, Math.round(value * 1000) / 1000])).toEqual([
      ["2026-09-01", 100],
      ["2026-09-08", 101],
      ["2026-09-15", 102],
      ["2026-09-22", 103],
      ["2026-09-29", 104],
      ["2026-10-06", 105],
    ]);
  });

  test("帯は、なかほどより両端で広く、線をはさむ", () => {
    const trend = trendOf(weekly([100, 103, 101, 105, 104, 112, 106]));
    if (!trend.enough) throw new Error("足りるはず");
    const widths = trend.line.map(({ low, high }) => high - low);
    expect(Math.min(...widths)).toBeLessThan(widths[0] ?? 0);
    expect(Math.min(...widths)).toBeLessThan(widths.at(-1) ?? 0);
    expect(trend.line.every(({ low, value, high }) => low < value && value < high)).toBe(true);
    // At the fourth session, the middle one, only the level is uncertain; three weeks on, the slope's bounds count too.
    const [middle, last, first] = [trend.line[3], trend.line.at(-1), trend.line[0]];
    const level = (middle?.high ?? 0) - (middle?.value ?? 0);
    const steeper = ((trend.interval.high - trend.per28Days) * 21) / 28;
    const flatter = ((trend.per28Days - trend.interval.low) * 21) / 28;
    expect(steeper).toBeGreaterThan(flatter + 0.5);
    expect((last?.high ?? 0) - (last?.value ?? 0)).toBeCloseTo(Math.hypot(level, steeper), 9);
    expect((first?.value ?? 0) - (first?.low ?? 0)).toBeCloseTo(Math.hypot(level, steeper), 9);
  });

  test.each([
    ["下がれば落ち", weekly([105, 104, 103, 102, 101, 100]), "falling"],
    ["区間が0をふくめば、わからない", weekly([100, 103, 99, 104, 98, 103]), "unclear"],
    ["自分のばらつきに埋もれる伸びは言わない", weekly([100, 100.1, 100.2, 100.3, 100.4, 100.5], 20), "unclear"],
    ["すべて同じなら、伸びではない", weekly([100, 100, 100, 100, 100]), "unclear"],
  ] as const)("%s", (_, sessions, verdict) => {
    expect(trendOf(sessions)).toMatchObject({ enough: true, verdict });
  });

  test("5回と14日に足りなければ、あといくつかを言う", () => {
    expect(trendOf([])).toEqual({ enough: false, of: "sessions", have: 0, need: 5 });
    expect(trendOf(weekly([1, 2, 3, 4]))).toEqual({ enough: false, of: "sessions", have: 4, need: 5 });
    const close = weekly([1, 2, 3, 4, 5]).map((session, at) => ({ ...session, day: addDays("2026-09-01", at * 3) }));
    expect(trendOf(close)).toEqual({ enough: false, of: "days", have: 12, need: 14 });
    expect(trendOf(close.with(4, { ...close[4], day: "2026-09-15", values: [5], median: 5 })).enough).toBe(true);
  });
});

describe("AI 2 約束（決まった種の模擬）", () => {
  const rising = (players: number, perDay: number) => {
    const { normal, whole } = seeded(20_261_120);
    let told = 0;
    for (let player = 0; player < players; player++) {
      const balls: { day: string; speed: number }[] = [];
      let at = 0;
      for (let session = whole(5, 20); session > 0; session--) {
        at += whole(4, 9);
        const form = normal(100 + perDay * at, 1.5);
        for (let ball = whole(3, 20); ball > 0; ball--)
          balls.push({ day: addDays("2026-03-01", at), speed: normal(form, 4) });
      }
      const trend = trendOf(sessionsOf(balls, ({ speed }) => speed));
      if (trend.enough && trend.verdict === "rising") told++;
    }
    return told;
  };

  test("伸びていない1,000人のうち、伸びと言われるのは100人まで", () => {
    expect(rising(1000, 0)).toBeLessThanOrEqual(100);
  });

  test("4週で4km/h伸びている人の、10人に7人には言う", () => {
    expect(rising(200, 4 / 28)).toBeGreaterThanOrEqual(140);
  });
});
