import { describe, expect, test } from "vitest";
import { share, widestOf } from "./share.ts";

describe("棒の長さ", () => {
  test.each([
    { value: 0, max: 100, expected: "0%" },
    { value: 17, max: 100, expected: "17%" },
    { value: 1, max: 3, expected: "33.33%" },
    { value: 70, max: 70, expected: "100%" },
    { value: 71, max: 70, expected: "100%" },
    { value: -3, max: 70, expected: "0%" },
    { value: 5, max: 0, expected: "0%" },
  ])("$max のうち $value は $expected", ({ value, max, expected }) => {
    expect(share(value, max)).toBe(expected);
  });
});

describe("上限のある棒の右端", () => {
  test.each([
    { name: "上限の少し先まで", value: 40, limit: 100, expected: 116 },
    { name: "記録がなくても同じ広さ", value: null, limit: 100, expected: 116 },
    { name: "大きく超えたら、その値まで", value: 130, limit: 100, expected: 130 },
  ])("$name", ({ value, limit, expected }) => {
    expect(widestOf(value, limit)).toBeCloseTo(expected);
  });
});
