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
