import { describe, expect, test } from "vitest";
import * as date from "./date.ts";

const seconds = (iso: string) => Date.parse(iso) / 1000;

describe("日本時間の日付", () => {
  test.each([
    { at: "2026-11-19T23:59:59+09:00", day: "2026-11-19", time: "23:59", text: "11/19 23:59" },
    { at: "2026-11-20T00:00:00+09:00", day: "2026-11-20", time: "0:00", text: "11/20 0:00" },
    { at: "2026-11-20T19:40:00+09:00", day: "2026-11-20", time: "19:40", text: "11/20 19:40" },
    { at: "2026-12-31T15:00:00Z", day: "2027-01-01", time: "0:00", text: "1/1 0:00" },
  ])("$at は $text", ({ at, day, time, text }) => {
    expect(date.dayOf(seconds(at))).toBe(day);
    expect(date.timeOf(seconds(at))).toBe(time);
    expect(date.shortDateTime(seconds(at))).toBe(text);
  });
});

test("日本の日と時刻は、どの端末でも同じ瞬間になる", () => {
  expect([date.instantAt("2026-11-21", "7:00"), date.instantAt("2026-11-21", "23:30")]).toEqual([
    "2026-11-20T22:00:00.000Z",
    "2026-11-21T14:30:00.000Z",
  ]);
  expect(date.shortDateTime(date.momentOf("2026-11-20T22:00:00.000Z"))).toBe("11/21 7:00");
});

describe("日の書き方", () => {
  test.each([
    ["曜日", date.weekday("2026-11-22"), "日"],
    ["月日", date.longDate("2026-11-20"), "11月20日（金）"],
    ["年から", date.fullDate("2026-01-01"), "2026年1月1日（木）"],
    ["短く", date.shortDate("2026-11-08"), "11/8"],
    ["年つきで短く", date.slashDate("2026-11-20"), "2026/11/20"],
    ["月", date.monthTitle("2026-11"), "2026年11月"],
    ["日から月", date.monthTitle("2026-11-30"), "2026年11月"],
    ["月だけ", date.monthName("2026-01"), "1月"],
    ["日から月だけ", date.monthName("2026-11-30"), "11月"],
    ["日だけ", date.dayOfMonth("2026-11-08"), "8"],
    ["うるう日", date.longDate("2028-02-29"), "2月29日（火）"],
  ])("%s", (_, shown, expected) => {
    expect(shown).toBe(expected);
  });

  test("日付でない文字は RangeError", () => {
    expect(() => date.longDate("2026-13-01")).toThrow(RangeError);
    expect(() => date.shortDate("")).toThrow(RangeError);
  });
});

describe("期間", () => {
  const range = { start: "2026-11-01", end: "2026-11-20" };
  const overYear = { start: "2025-12-20", end: "2026-01-10" };

  test("短く、長く", () => {
    expect(date.shortRange(range)).toBe("11/1〜11/20");
    expect(date.longRange(range)).toBe("11月1日〜11月20日");
  });
  test("年をまたぐときは年を書く", () => {
    expect(date.shortRange(overYear)).toBe("2025/12/20〜2026/1/10");
    expect(date.longRange(overYear)).toBe("2025年12月20日〜2026年1月10日");
  });
  test("日数は両端を数える", () => {
    expect(date.dayCount(range)).toBe(20);
    expect(date.dayCount({ start: "2026-11-20", end: "2026-11-20" })).toBe(1);
    expect(date.dayCount(overYear)).toBe(22);
  });
});

describe("日を動かす", () => {
  test("月と年をまたぐ", () => {
    expect(date.addDays("2026-11-30", 1)).toBe("2026-12-01");
    expect(date.addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(date.addMonths("2026-11", 2)).toBe("2027-01");
    expect(date.addMonths("2026-01", -1)).toBe("2025-12");
  });
  test("ない日はその月の終わりになる", () => {
    expect(date.sameDayOf("2026-02", "2026-01-31")).toBe("2026-02-28");
    expect(date.sameDayOf("2026-12", "2026-11-30")).toBe("2026-12-30");
  });
});

describe("月の週", () => {
  test("月曜に始まり、前後の月の日で埋まる", () => {
    const weeks = date.weeksOf("2026-11");
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
    expect(date.weeksOf("2027-02").map((week) => week[0])).toEqual([
      "2027-02-01",
      "2027-02-08",
      "2027-02-15",
      "2027-02-22",
    ]);
  });
});
