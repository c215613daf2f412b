import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { meanBases, speedInTable } from "./basesTable.ts";
import { expectedBases } from "./expectedBases.ts";
import { bestWindowAt, launchWindow } from "./launchWindow.ts";

const group = { enough: true, speed: 110 } as const;
const noGroup = { enough: false, of: "players", have: 4, need: 10 } as const;
/** On two days in turn. */
const balls = (...angles: readonly number[]) =>
  angles.map((angle, at) => ({ speed: 100, angle, day: at % 2 === 0 ? "2026-11-01" : "2026-11-08" }));

describe("AI 4 塁打の表", () => {
  test.each([
    ["升のまん中では、表の値", 145, 12, 0.94],
    ["升のまん中では、表の値", 162.5, 28, 1.72],
    ["二つの升のあいだでは、まん中", 145, 16, (0.94 + 0.53) / 2],
    ["四つの升のあいだでは、四つの平均", 140, 16, (0.71 + 0.82 + 0.94 + 0.53) / 4],
    ["開いた升の外では、その升の値", 60, -80, 0.12],
    ["開いた升の外では、その升の値", 190, 28, 3.83],
    ["球のなかった升は、すぐ遅い升の値", 190, 45, 0.31],
    ["球のなかった升は、すぐ遅い升の値", 165, 80, 0],
  ])("%s：%d km/h、%d°は %d", (_, speed, angle, expected) => {
    expect(meanBases(speed, angle)).toBeCloseTo(expected, 9);
  });

  test("四隅の重みで求めたものと同じで、四隅のあいだにある", () => {
    const speeds = [100, 120, 135, 145, 152.5, 157.5, 162.5, 167.5, 172.5];
    const angles = [-15, -5, 4, 12, 20, 28, 36, 45, 55];
    const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
    fc.assert(
      fc.property(fc.nat(7), fc.nat(7), share, share, (row, column, s, t) => {
        const [v0, v1] = [speeds[row] ?? 0, speeds[row + 1] ?? 0];
        const [a0, a1] = [angles[column] ?? 0, angles[column + 1] ?? 0];
        const corners = [
          { weight: (1 - s) * (1 - t), bases: meanBases(v0, a0) },
          { weight: (1 - s) * t, bases: meanBases(v0, a1) },
          { weight: s * (1 - t), bases: meanBases(v1, a0) },
          { weight: s * t, bases: meanBases(v1, a1) },
        ];
        const expected = corners.reduce((sum, { weight, bases }) => sum + weight * bases, 0);
        const found = meanBases(v0 + (v1 - v0) * s, a0 + (a1 - a0) * t);
        expect(found).toBeCloseTo(expected, 9);
        expect(found).toBeLessThanOrEqual(Math.max(...corners.map(({ bases }) => bases)) + 1e-9);
      }),
      { numRuns: 200 },
    );
  });

  test("集団のP90の球は、表のP90の169.1km/hとして読む", () => {
    expect(speedInTable(110, 110)).toBe(169.1);
    expect(speedInTable(99, 110)).toBeCloseTo(152.19, 9);
  });
});

describe("AI 4 見込み塁打", () => {
  test("20球の平均と、その90%区間", () => {
    // 100 / 110 · 169.1 = 153.727 km/h: 0.24545 of the way from 152.5 to 157.5
    const along = ((100 / 110) * 169.1 - 152.5) / 5;
    const [at12, at20] = [0.85 + (1.04 - 0.85) * along, 0.5 + (0.67 - 0.5) * along];
    const found = expectedBases(balls(...Array<number>(10).fill(12), ...Array<number>(10).fill(20)), group);
    if (!found.enough) throw new Error("足りるはず");
    expect(found.n).toBe(20);
    expect(found.bases).toBeCloseTo((at12 + at20) / 2, 9);
    const sd = ((at12 - at20) / 2) * Math.sqrt(20 / 19);
    expect(found.interval.high - found.bases).toBeCloseTo((1.729 * sd) / Math.sqrt(20), 3);
    expect(found.interval.low).toBeLessThan(found.bases);
  });

  test("19球なら、あと1球。集団の速さがわからなければ、あと何人か", () => {
    expect(expectedBases(balls(...Array<number>(19).fill(12)), group)).toEqual({
      enough: false,
      of: "balls",
      have: 19,
      need: 20,
    });
    expect(expectedBases(balls(...Array<number>(20).fill(12)), noGroup)).toEqual(noGroup);
  });
});

describe("AI 5 いい角度の範囲", () => {
  test("手で読める速さでは、表の山の上にある", () => {
    // At 172.5 km/h the table has its top, 3.83, at 28°, and falls to 2.72 at 20° and 2.79 at 36°.
    const { from, bases } = bestWindowAt(172.5);
    expect(from).toBe(24);
    const means = [24.5, 25.5, 26.5, 27.5].map((angle) => 2.72 + ((3.83 - 2.72) * (angle - 20)) / 8);
    const after = [28.5, 29.5, 30.5, 31.5].map((angle) => 3.83 + ((2.79 - 3.83) * (angle - 28)) / 8);
    expect(bases).toBeCloseTo([...means, ...after].reduce((sum, it) => sum + it, 0) / 8, 9);
  });

  test("どの速さでも、ほかの8°はそれより多くない", () => {
    fc.assert(
      fc.property(fc.double({ min: 60, max: 200, noNaN: true }), fc.integer({ min: -20, max: 52 }), (speed, other) => {
        let sum = 0;
        for (let angle = other + 0.5; angle < other + 8; angle++) sum += meanBases(speed, angle);
        expect(sum / 8).toBeLessThanOrEqual(bestWindowAt(speed).bases + 1e-8);
      }),
      { numRuns: 150 },
    );
  });

  test("範囲の中の球を数え、4°ずつに分け、どの球もどこかに入る", () => {
    const angles = [-13, -2, 3, 7.9, 8, 9, 10, 11, 12, 13, 14, 15, 15.9, 16, 17, 20, 25, 31, 44, 60];
    const window = launchWindow(balls(...angles), group);
    if (!window.enough) throw new Error("足りるはず");
    const { from, to, inside, share, bins } = window;
    expect(to).toBe(from + 8);
    expect(inside).toBe(angles.filter((angle) => angle >= from && angle < to).length);
    expect(share).toBe(inside / 20);
    expect(bins.counts.reduce((sum, count) => sum + count, 0)).toBe(20);
    const first = (from - bins.start) / 4;
    expect((bins.counts[first] ?? 0) + (bins.counts[first + 1] ?? 0)).toBe(inside);
    expect(window.scale).toBe("group");
  });

  test("相手が足りなければ自分のP90で読み、19球では言わない", () => {
    const twenty = balls(...Array<number>(20).fill(12));
    expect(launchWindow(twenty, noGroup)).toMatchObject({ enough: true, scale: "own" });
    expect(launchWindow(twenty.slice(1), group)).toEqual({ enough: false, of: "balls", have: 19, need: 20 });
  });
});
