import { describe, expect, test } from "vitest";
import { type BodySizes, growthOf } from "./growth.ts";

const size = (date: string, height: number | null, weight: number | null) => ({ date, height, weight });
const history: BodySizes = [
  size("2025-10-31", 154.2, 50),
  size("2026-04-12", 157.6, null),
  size("2026-11-20", 160, 57.9),
  size("2026-08-01", null, 56.1),
];

describe("からだの移り変わり（EN-1）", () => {
  test("最後の値の前の1年を、日の順に並べる", () => {
    expect(growthOf(history, "height")).toEqual({
      values: [157.6, 160],
      change: expect.closeTo(2.4),
      since: "2026-04-12",
    });
    expect(growthOf(history, "weight")).toEqual({
      values: [56.1, 57.9],
      change: expect.closeTo(1.8),
      since: "2026-08-01",
    });
  });

  test("ちょうど1年前は数え、その前の日は数えない", () => {
    const of = (first: string) => growthOf([size(first, 150, null), size("2026-11-20", 160, null)], "height");
    expect(of("2025-11-20")).toEqual({ values: [150, 160], change: 10, since: "2025-11-20" });
    expect(of("2025-11-19")).toBeNull();
  });

  test("うるう日から1年", () => {
    const leap = [size("2027-03-01", 150, null), size("2028-02-29", 151, null)];
    expect(growthOf(leap, "height")).toMatchObject({ change: 1, since: "2027-03-01" });
  });

  test.each([
    { name: "記録なし", given: [] },
    { name: "1回だけ", given: [size("2026-11-20", 160, 57.9)] },
    { name: "片方だけ2回", given: [size("2026-04-12", null, 50), size("2026-11-20", 160, 57.9)] },
  ])("$name なら、増減を言わない", ({ given }) => {
    expect(growthOf(given, "height")).toBeNull();
  });
});
