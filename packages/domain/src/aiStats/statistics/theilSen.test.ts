import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { t90 } from "./normal.ts";
import { correlationAboutLine, slopeVarianceInflation } from "./serialCorrelation.ts";
import { interceptOf, kendallVariance, medianSlope, theilSen } from "./theilSen.ts";

const points = fc
  .uniqueArray(fc.integer({ min: 0, max: 300 }), { minLength: 5, maxLength: 25 })
  .chain((xs) =>
    fc
      .array(fc.integer({ min: 90, max: 110 }), { minLength: xs.length, maxLength: xs.length })
      .map((ys) => xs.toSorted((a, b) => a - b).map((x, at) => ({ x, y: ys[at] ?? 0 }))),
  );

describe("AI 2 Theil–Sen の傾き", () => {
  test("手で計算した例：五つの点の十の傾き", () => {
    // slopes −1, 1, 1, 1, 2, 2, 2, 7/3, 3, 5
    const line = [0, 1, 4, 3, 8].map((y, x) => ({ x, y }));
    const { slope, interval, p } = theilSen(line);
    expect(slope).toBe(2);
    // Residuals turn about, so nothing is widened. Var S = 5·4·15/18 = 16.67; 2.353·√16.67 = 9.61; ranks 1 and 10
    expect(interval).toEqual({ low: -1, high: 5 });
    // S = 8: t = 7/4.082 of 3 freedoms
    expect(p).toBeCloseTo(0.185, 3);
    // y − 2x: 0, −1, 0, −3, 0
    expect(interceptOf(line, 2)).toBe(0);
    expect(medianSlope(line.slice(0, 1))).toBe(0);
  });

  test("すべての組を数え上げて求めたものと同じ", () => {
    fc.assert(
      fc.property(points, (line) => {
        const slopes: number[] = [];
        for (const a of line) for (const b of line) if (a.x < b.x) slopes.push((b.y - a.y) / (b.x - a.x));
        const rankOf = (slope: number) => slopes.filter((other) => other < slope).length;
        const atRank = (rank: number) =>
          slopes.find(
            (slope) => rankOf(slope) <= rank && rank < rankOf(slope) + slopes.filter((s) => s === slope).length,
          );
        const half = (slopes.length - 1) / 2;
        const { slope, interval } = theilSen(line);
        expect(slope).toBeCloseTo(((atRank(Math.floor(half)) ?? 0) + (atRank(Math.ceil(half)) ?? 0)) / 2, 9);
        expect(interval.low).toBeLessThanOrEqual(slope);
        expect(interval.high).toBeGreaterThanOrEqual(slope);
        const rho = correlationAboutLine(line.map(({ x, y }) => y - slope * x));
        const variance = kendallVariance(line.map(({ y }) => y)) * slopeVarianceInflation(line.length, rho);
        const outside = Math.floor((slopes.length - t90(line.length - 2) * Math.sqrt(variance)) / 2);
        expect(interval.low).toBe(atRank(Math.max(0, outside - 1)));
        expect(interval.high).toBe(atRank(Math.min(slopes.length - 1, slopes.length - outside)));
      }),
      { numRuns: 100 },
    );
  });

  test("上下を返すと符号が返り、どこから数えても変わらない", () => {
    fc.assert(
      fc.property(points, fc.integer({ min: -500, max: 500 }), (line, by) => {
        const { slope, interval, p } = theilSen(line);
        const turned = theilSen(line.map(({ x, y }) => ({ x: x + by, y: by - y })));
        expect(turned.slope).toBeCloseTo(-slope, 9);
        expect([turned.interval.low, turned.interval.high]).toEqual([-interval.high + 0, -interval.low + 0]);
        expect(turned.p).toBe(p);
      }),
      { numRuns: 100 },
    );
  });
});

test.each([[[1, 2, 3, 4, 5]], [[1, 1, 2, 3, 4]], [[1, 1, 1, 2, 2]], [[7, 7, 7, 7]], [[1, 2, 2, 3, 3, 3]]])(
  "AI 2 Kendall の分散 %j は、すべての並べかえから求めたものと同じ",
  (values) => {
    const scores = permutations(values).map((order) => {
      let score = 0;
      for (let a = 0; a < order.length; a++)
        for (let b = a + 1; b < order.length; b++) score += Math.sign((order[b] ?? 0) - (order[a] ?? 0));
      return score;
    });
    const variance = scores.reduce((sum, score) => sum + score ** 2, 0) / scores.length;
    expect(kendallVariance(values)).toBeCloseTo(variance, 9);
  },
);

test("AI 2 すべて同じ値なら、傾きも区間も0で、確からしさはない", () => {
  const flat = [0, 3, 9, 20, 21].map((x) => ({ x, y: 100 }));
  expect(theilSen(flat)).toEqual({ slope: 0, interval: { low: 0, high: 0 }, p: 1 });
});

function permutations(values: readonly number[]): number[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((value, at) => permutations(values.toSpliced(at, 1)).map((rest) => [value, ...rest]));
}
