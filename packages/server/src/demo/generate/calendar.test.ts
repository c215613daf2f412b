import { describe, expect, test } from "vitest";
import { isoDate, moment, monthsBefore, schoolYearStart, tokyoDay, weekday } from "./calendar.ts";

const day = (iso: string) => tokyoDay(new Date(`${iso}T00:00:00+09:00`));

describe("東京の日付（EN-13）", () => {
  test("日本時間の午前0時で日付が変わる", () => {
    expect(isoDate(tokyoDay(new Date("2026-11-20T14:59:59Z")))).toBe("2026-11-20");
    expect(isoDate(tokyoDay(new Date("2026-11-20T15:00:00Z")))).toBe("2026-11-21");
  });

  test("9時は世界時の0時", () => {
    expect(moment(day("2026-11-20"), 9 * 3600)).toEqual(new Date("2026-11-20T00:00:00Z"));
  });

  test("2026年11月20日は金曜日", () => {
    expect(weekday(day("2026-11-20"))).toBe(5);
  });

  test.each([
    { today: "2026-11-20", months: 24, expected: "2024-11-20" },
    { today: "2026-03-31", months: 1, expected: "2026-02-28" },
    { today: "2026-01-15", months: 1, expected: "2025-12-15" },
  ])("$today の $months か月前は $expected", ({ today, months, expected }) => {
    expect(isoDate(monthsBefore(day(today), months))).toBe(expected);
  });

  test.each([
    { today: "2026-03-31", expected: "2025-04-01" },
    { today: "2026-04-01", expected: "2026-04-01" },
    { today: "2026-11-20", expected: "2026-04-01" },
  ])("$today の年度は $expected に始まる", ({ today, expected }) => {
    expect(isoDate(schoolYearStart(day(today)))).toBe(expected);
  });
});
