import { describe, expect, test } from "vitest";
import {
  addMonths,
  dayCount,
  daysSinceMonday,
  longRange,
  monthName,
  monthTitle,
  sameDayOf,
  shortRange,
  weeksOf,
} from "./calendar.ts";

test.each([
  [monthTitle("2026-11"), "2026年11月"],
  [monthTitle("2026-11-30"), "2026年11月"],
  [monthName("2026-01"), "1月"],
  [monthName("2026-11-30"), "11月"],
])("月は、その月からも日からも書ける：%s", (shown, expected) => {
  expect(shown).toBe(expected);
});

describe("期間", () => {
  const range = { start: "2026-11-01", end: "2026-11-20" };
  const overYear = { start: "2025-12-20", end: "2026-01-10" };

  test("短く、長く", () => {
    expect(shortRange(range)).toBe("11/1〜11/20");
    expect(longRange(range)).toBe("11月1日〜11月20日");
  });
  test("年をまたぐときは年を書く", () => {
    expect(shortRange(overYear)).toBe("2025/12/20〜2026/1/10");
    expect(longRange(overYear)).toBe("2025年12月20日〜2026年1月10日");
    const oneDay = { start: "2026-11-19", end: "2026-11-19" };
    expect([shortRange(oneDay), longRange(oneDay)]).toEqual(["11/19", "11月19日"]);
  });
});

test("日数は両端を数える", () => {
  expect(dayCount({ start: "2026-11-01", end: "2026-11-20" })).toBe(20);
  expect(dayCount({ start: "2026-11-20", end: "2026-11-20" })).toBe(1);
  expect(dayCount({ start: "2025-12-20", end: "2026-01-10" })).toBe(22);
});

test("月を動かすと年をまたぐ", () => {
  expect(addMonths("2026-11", 2)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
});

test("ない日はその月の終わりになる", () => {
  expect(sameDayOf("2026-02", "2026-01-31")).toBe("2026-02-28");
  expect(sameDayOf("2026-12", "2026-11-30")).toBe("2026-12-30");
});

test("月曜から数える", () => {
  expect(["2026-11-23", "2026-11-27", "2026-11-29"].map(daysSinceMonday)).toEqual([0, 4, 6]);
});

describe("月の週", () => {
  test("月曜に始まり、前後の月の日で埋まる", () => {
    const weeks = weeksOf("2026-11");
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([
      "2026-10-26",
      "2026-10-27",
      "2026-10-28",
      "2026-10-29",
      "2026-10-30",
      "2026-10-31",
      "2026-11-01",
    ]);
    expect(weeks.at(-1)?.at(-1)).toBe("2026-12-06");
  });
  test("4週で収まる月", () => {
    expect(weeksOf("2027-02").map((week) => week[0])).toEqual(["2027-02-01", "2027-02-08", "2027-02-15", "2027-02-22"]);
  });
});
