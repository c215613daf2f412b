import { describe, expect, test } from "vitest";
import { nationalMoment, rankingRanges } from "./ranges.ts";

const now = new Date("2026-11-20T03:00:00Z");

describe("EN-10 ランキングの期間", () => {
  test.each([
    { period: 1, current: ["2026-11-13", "2026-11-20"], before: ["2026-11-05", "2026-11-12"] },
    { period: 2, current: ["2026-10-20", "2026-11-20"], before: ["2026-09-18", "2026-10-19"] },
    { period: 3, current: ["2026-08-20", "2026-11-20"], before: ["2026-05-19", "2026-08-19"] },
  ] as const)("期間$period の前は、すぐ前の同じ日数", ({ period, current, before }) => {
    const ranges = rankingRanges(period, now);
    expect([ranges.current.start, ranges.current.end]).toEqual(current);
    expect([ranges.before.start, ranges.before.end]).toEqual(before);
  });

  test("伸び率のもとは、直近12か月のはじめの3か月", () => {
    expect(rankingRanges(2, now).base).toEqual({ start: "2025-11-20", end: "2026-02-20" });
  });

  test.each([
    { at: "2026-11-19T15:00:00Z", until: "2026-11-19T14:59:59.999Z" },
    { at: "2026-11-20T14:59:59Z", until: "2026-11-19T14:59:59.999Z" },
    { at: "2026-11-20T15:00:00Z", until: "2026-11-20T14:59:59.999Z" },
  ])("全国は日本の前日24時まで（$at）", ({ at, until }) => {
    expect(nationalMoment(new Date(at)).toISOString()).toBe(until);
  });
});
