import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Candidate, type FindingWhat, findingsOf } from "./finding.ts";
import { keptByBenjaminiHochberg } from "./statistics/benjaminiHochberg.ts";

const candidate = (is: "speedTrend" | "speedSpread" | "angleSpread" | "forecastMiss", more: Partial<Candidate>) => ({
  strength: 3,
  p: 0.001,
  matters: true,
  finding: {
    what: (is === "forecastMiss" ? { is, day: "2026-11-19" } : { is }) satisfies FindingWhat,
    n: { count: 20, of: "balls" },
    effect: 1,
    unit: "km/h",
    interval: { low: 0.5, high: 1.5 },
    comparedWith: { with: "periodBefore", balls: 20 },
    caveat: "estimate",
    nextStep: "keepGoing",
  } as const,
  ...more,
});

describe("BE-3 Benjamini–Hochberg", () => {
  test.each([
    // limits 0.025 0.05 0.075 0.1
    ["一つだけが限りの内", [0.02, 0.06, 0.9, 0.8], [0.02]],
    ["小さい二つは、三つめが内なら内", [0.04, 0.07, 0.06, 0.9], [0.04, 0.07, 0.06]],
    ["ちょうどは内", [0.1, 0.1, 0.1, 0.1], [0.1, 0.1, 0.1, 0.1]],
    ["どれも外", [0.03, 0.06, 0.08, 0.11], []],
    ["何もなければ何もない", [], []],
  ])("%s", (_, ps, kept) => {
    expect(
      keptByBenjaminiHochberg(
        ps.map((p) => ({ p })),
        0.1,
      ).map(({ p }) => p),
    ).toEqual(kept);
  });

  test("調整した確からしさで選んだものと同じ", () => {
    const ps = fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 12 }).map((list) => list.map((n) => n / 1000));
    fc.assert(
      fc.property(ps, (list) => {
        const adjusted = (p: number) =>
          Math.min(
            ...list.filter((q) => q >= p).map((q) => (q * list.length) / list.filter((other) => other <= q).length),
          );
        const tests = list.map((p) => ({ p }));
        expect(keptByBenjaminiHochberg(tests, 0.1)).toEqual(tests.filter(({ p }) => adjusted(p) <= 0.1 + 1e-12));
      }),
      { numRuns: 200 },
    );
  });
});

describe("BE-3 わかったこと", () => {
  const told = (...candidates: Candidate[]) => findingsOf(candidates).map(({ what }) => what.is);

  test("確かなものから三つまで", () => {
    expect(
      told(
        candidate("speedTrend", { strength: 2 }),
        candidate("speedSpread", { strength: 5 }),
        candidate("angleSpread", { strength: 4 }),
        candidate("forecastMiss", { strength: 3 }),
      ),
    ).toEqual(["speedSpread", "angleSpread", "forecastMiss"]);
  });

  test("小さすぎるものは言わないが、調べた数には入る", () => {
    expect(told(candidate("speedTrend", { matters: false }))).toEqual([]);
    const weak = candidate("speedTrend", { p: 0.06 });
    expect(told(weak)).toEqual(["speedTrend"]);
    expect(told(weak, candidate("speedSpread", { p: 0.9, matters: false }))).toEqual([]);
  });
});
