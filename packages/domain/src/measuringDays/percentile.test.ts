import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentileAmong } from "./percentile.ts";

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe("AI 1 同じ学年・性別の中の位置", () => {
  test.each([
    ["10人に足りなければ言わない", 5, ten.slice(1), "higher", null],
    ["全員より上でも、100までは言わない", 11, ten, "higher", (10 * 100 + 250) / 15],
    ["同じ値は半分ずつ", 5, ten, "higher", (10 * 45 + 250) / 15],
    ["小さいほどよい項目では、向きが逆", 0, ten, "lower", (10 * 100 + 250) / 15],
  ] as const)("%s", (_, value, peers, better, expected) => {
    expect(percentileAmong(value, peers, better)).toBe(expected);
  });

  test("0から1の割合や小さなばらつきも、表示の桁に丸める前の値でくらべる", () => {
    const shares = ten.map((at) => 0.55 + at / 125);
    expect(percentileAmong(0.64, shares, "higher")).toBe((10 * 100 + 250) / 15);
    expect(percentileAmong(0.55, shares, "higher")).toBe(250 / 15);
    expect(percentileAmong(0.55, shares, "lower")).toBe((10 * 100 + 250) / 15);
    expect(percentileAmong(shares[4] ?? 0, shares, "higher")).toBe((10 * 45 + 250) / 15);
  });

  test("いつも0より大きく100より小さく、よい値ほど下がらない", () => {
    const values = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 10, maxLength: 60 });
    fc.assert(
      fc.property(values, fc.nat(50), (peers, value) => {
        const place = percentileAmong(value, peers, "higher") ?? -1;
        expect(place).toBeGreaterThan(0);
        expect(place).toBeLessThan(100);
        expect(percentileAmong(value + 1, peers, "higher") ?? -1).toBeGreaterThanOrEqual(place);
      }),
      { numRuns: 100 },
    );
  });
});
