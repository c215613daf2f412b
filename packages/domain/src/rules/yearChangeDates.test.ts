import { describe, expect, test } from "vitest";
import { nextSchoolYear, schoolYearOf, yearChangeUndoUntil } from "./yearChangeDates.ts";

describe("年度は日本の4月1日に始まる", () => {
  test.each([
    { name: "3月31日 23:59:59", now: "2027-03-31T14:59:59.999Z", year: 2026 },
    { name: "4月1日 0:00（UTCではまだ3月）", now: "2027-03-31T15:00:00Z", year: 2027 },
    { name: "1月1日 0:00（UTCではまだ前の年）", now: "2026-12-31T15:00:00Z", year: 2026 },
    { name: "12月31日", now: "2026-12-31T00:00:00Z", year: 2026 },
  ])("$name は $year 年度", ({ now, year }) => {
    expect(schoolYearOf(new Date(now))).toBe(year);
  });

  test.each([
    { name: "前の年度が残っていれば、今年度へ", schoolYear: 2025, now: "2026-11-20T00:00:00Z", next: 2026 },
    { name: "今年度なら、次の年度へ", schoolYear: 2026, now: "2026-11-20T00:00:00Z", next: 2027 },
    { name: "次の年度まで済んでいれば、まだ", schoolYear: 2027, now: "2027-03-31T14:59:59Z", next: null },
    { name: "4月1日になれば、その次へ", schoolYear: 2027, now: "2027-03-31T15:00:00Z", next: 2028 },
  ])("$name", ({ schoolYear, now, next }) => {
    expect(nextSchoolYear(schoolYear, new Date(now))).toBe(next);
  });
});

test("年度更新を取り消せるのは、10日目の終わり（日本時間）まで", () => {
  expect(yearChangeUndoUntil(new Date("2026-11-20T10:55:00Z")).toISOString()).toBe("2026-11-30T14:59:59.999Z");
  expect(yearChangeUndoUntil(new Date("2026-11-20T15:00:00Z")).toISOString()).toBe("2026-12-01T14:59:59.999Z");
});
