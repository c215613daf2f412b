import { describe, expect, test } from "vitest";
import type { BattingRecord } from "../records.ts";
import { batted, battingPeers, now, player, range } from "../stats.fixture.ts";
import { type BattingInput, battingPeerFigures, battingStats } from "./battingStats.ts";

const condition = { battingType: 1, ball: "rubber" } as const;
const input = (records: readonly BattingRecord[], more: Partial<BattingInput> = {}): BattingInput => ({
  player,
  condition,
  records,
  peers: [...battingPeers(100, condition), ...battingPeers(90, { ...condition, battingType: 3 })],
  range,
  now,
  ...more,
});

/** Twelve sessions a week apart; the angles of the last five lie closer together. */
const season = (speed: (week: number) => number = (week) => 100 + week) =>
  Array.from({ length: 12 }, (_, week) =>
    batted(
      7 * (11 - week) + 1,
      [-2, -1, 0, 0, 1, 2].map((off) => ({
        speed: speed(week) + off / 2,
        angle: 14 + off * (week < 7 ? 8 : 2) + (week % 2) / 10,
      })),
    ),
  ).flat();

describe("BE-3 打撃のAIスタッツ", () => {
  const stats = battingStats(input(season()));

  test("ページのすべてに、答えか、あといくつかがある", () => {
    expect(stats.counts).toEqual({ 1: 30, 2: 0, 3: 0 });
    expect(stats.peers).toBe(10);
    expect(stats.trend).toMatchObject({
      enough: true,
      sessions: 12,
      per28Days: expect.closeTo(4, 9),
      verdict: "rising",
    });
    expect(stats.forecast).toMatchObject({
      enough: true,
      drift: expect.closeTo(4, 9),
      points: [{ day: "2026-11-26", value: 112, low: 106.5, high: 117.5, tried: 7 }],
      usual: 11,
    });
    expect(stats.spread.speed.now).toMatchObject({ enough: true, n: 30, mean: 109 });
    expect(stats.spread.angle.before).toMatchObject({ enough: true, n: 24, cv: null });
    expect(stats.window).toMatchObject({ enough: true, n: 30, scale: "group" });
    expect(stats.expectedBases).toEqual({ enough: false, of: "balls", have: 0, need: 20 });
    expect(stats.modeGap).toEqual({ enough: false, of: "liveBalls", have: 0, need: 10 });
  });

  test("同学年の中での位置は、値ごとに", () => {
    const [speed, , angle] = stats.places;
    expect(speed).toMatchObject({
      figure: "speedMean",
      reading: { enough: true, value: 109, balls: 30, place: { basis: "peers", place: 1250 / 15, peers: 10 } },
    });
    expect(angle).toMatchObject({ figure: "angleMean", reading: { place: { hasBetterSide: false } } });
  });

  test("伸びと、角度のばらつきが小さくなったことが、わかったこととして並ぶ", () => {
    const spread = stats.findings.find(({ what }) => what.is === "angleSpread");
    const trend = stats.findings.find(({ what }) => what.is === "speedTrend");
    expect(spread).toMatchObject({
      n: { count: 30, of: "balls" },
      unit: "degrees",
      comparedWith: { with: "periodBefore", balls: 24 },
      nextStep: "sameHeightTee",
    });
    expect(spread?.effect).toBeLessThan(-5);
    expect(spread?.interval.high).toBeLessThan(0);
    expect(trend).toMatchObject({
      n: { count: 12, of: "sessions" },
      effect: expect.closeTo(4, 9),
      unit: "km/h",
      comparedWith: {
        with: "ownSessions",
        weeks: 12,
        sessions: 12,
        first: stats.trend.enough && stats.trend.line[0]?.day,
        last: stats.trend.enough && stats.trend.line[11]?.day,
      },
      caveat: "estimate",
      nextStep: "keepMeasuring",
    });
    expect(stats.findings.length).toBeLessThanOrEqual(3);
  });

  test("種類や球のちがう球を混ぜても、選んだ種類と球の値は一つも変わらない", () => {
    const strange = [
      ...batted(3, Array(30).fill({ speed: 60, angle: 70 }), { battingType: 2 }),
      ...batted(3, Array(30).fill({ speed: 60, angle: 70 }), { ball: "hard" }),
      ...batted(3, Array(30).fill({ speed: 60, angle: 70 }), { ball: null }),
      ...batted(-3, Array(30).fill({ speed: 60, angle: 70 })),
    ];
    const mixed = battingStats(input([...strange, ...season()].toReversed()));
    expect({ ...mixed, counts: { ...mixed.counts, 2: 0 } }).toEqual(stats);
    expect(mixed.counts[2]).toBe(30);
    expect(battingPeerFigures(input([...strange, ...season()]))).toEqual(battingPeerFigures(input(season())));
  });

  test("見込み塁打は実打だけ、実打の相手の速さで読み、ティーとの差は混ぜずに割る", () => {
    const live = [5, 8, 12].flatMap((daysAgo) =>
      batted(daysAgo, Array(7).fill({ speed: 90, angle: 12 }), { battingType: 3 }),
    );
    const withLive = battingStats(input([...season(), ...live]));
    // The live group's P90 is 98, so 90 km/h reads as 155.3, between 152.5 (0.85) and 157.5 (1.04).
    const bases = 0.85 + (0.19 * ((90 * 169.1) / 98 - 152.5)) / 5;
    expect(withLive.expectedBases).toMatchObject({ enough: true, n: 21, bases: expect.closeTo(bases, 9) });
    expect(withLive.modeGap).toMatchObject({ enough: true, ratio: 90 / 109 });
    expect(withLive.trend).toEqual(stats.trend);
  });

  test.each([
    ["低すぎれば、もっと前で打つ", -15, "contactFurtherInFront"],
    ["高すぎれば、もっと引きつけて打つ", 50, "contactDeeper"],
  ])("いい角度の球が減ったとき、%s", (_, off, nextStep) => {
    const session = (daysAgo: number, inside: number) =>
      batted(
        daysAgo,
        Array.from({ length: 10 }, (__, ball) => ({ speed: 95, angle: ball < inside ? 12 : off })),
      );
    const fewer = [...session(3, 1), ...session(9, 2), ...session(40, 9), ...session(47, 8)];
    expect(battingStats(input(fewer)).findings.find(({ what }) => what.is === "windowShare")).toMatchObject({
      effect: -70,
      unit: "points",
      n: { count: 20, of: "balls" },
      caveat: "adultTable",
      nextStep,
    });
  });

  test("8°から32°までがスイートスポット", () => {
    const angles = [7.9, 8, 20, 32, 32.1, 40, 50, 60, 70, -3];
    const figures = battingPeerFigures(
      input(
        batted(
          3,
          angles.map((angle) => ({ speed: 100, angle })),
        ),
      ),
    );
    expect(figures).toEqual({
      speedMean: 100,
      speedP90: 100,
      angleMean: expect.closeTo(31.7, 9),
      speedSd: 0,
      sweetSpotShare: 0.3,
    });
  });

  test("一日だけの測定は、何球あっても前とくらべていない", () => {
    const day = batted(
      3,
      Array.from({ length: 30 }, (_, ball) => ({ speed: 95 + (ball % 5), angle: 12 })),
    );
    expect(battingStats(input(day))).toMatchObject({ findings: [], isCompared: false });
    expect(stats.isCompared).toBe(true);
  });

  test("何もなければ、すべてがあといくつかを言い、わかったことはない", () => {
    const empty = battingStats(input([], { peers: [] }));
    expect(empty.findings).toEqual([]);
    expect(empty.places.map(({ reading }) => reading.enough)).toEqual([false, false, false, false, false]);
    expect(empty.trend).toEqual({ enough: false, of: "sessions", have: 0, need: 5 });
    expect(empty.forecast).toEqual({ enough: false, of: "sessions", have: 0, need: 12 });
    expect(empty.window).toEqual({ enough: false, of: "balls", have: 0, need: 20 });
  });
});
