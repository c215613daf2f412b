import { describe, expect, test } from "vitest";
import { presetRange, sameRange } from "./rangePresets.ts";

describe("よく使う期間", () => {
  test.each([
    { period: 1, today: "2026-11-20", start: "2026-11-13" },
    { period: 2, today: "2026-11-20", start: "2026-10-20" },
    { period: 3, today: "2026-05-31", start: "2026-02-28" },
    { period: 2, today: "2027-01-01", start: "2026-12-01" },
  ] as const)("$today から $period は $start に始まる", ({ period, today, start }) => {
    expect(presetRange(period, today)).toEqual({ start, end: today });
  });

  test("同じ期間かどうか", () => {
    const week = { start: "2026-11-13", end: "2026-11-20" };
    expect(sameRange(week, { ...week })).toBe(true);
    expect(sameRange(week, { ...week, end: "2026-11-19" })).toBe(false);
  });
});
