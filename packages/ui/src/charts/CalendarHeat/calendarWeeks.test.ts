import { describe, expect, test } from "vitest";
import { calendarWeeks, monthHeads } from "./calendarWeeks.ts";

describe("calendarWeeks", () => {
  test("月曜始まりで並べる", () => {
    const { days, weeks } = calendarWeeks({ start: "2026-08-24", end: "2026-11-22" });
    expect(weeks).toBe(13);
    expect(days).toHaveLength(91);
    expect(days[0]).toEqual({ date: "2026-08-24", weekday: 0, week: 0 });
    expect(days[6]).toEqual({ date: "2026-08-30", weekday: 6, week: 0 });
    expect(days[7]).toEqual({ date: "2026-08-31", weekday: 0, week: 1 });
    expect(days.at(-1)).toEqual({ date: "2026-11-22", weekday: 6, week: 12 });
  });

  test("週の途中から始まり、途中で終わってもよい", () => {
    const { days, weeks } = calendarWeeks({ start: "2026-11-20", end: "2026-11-24" });
    expect(weeks).toBe(2);
    expect(days.map(({ weekday, week }) => [weekday, week])).toEqual([
      [4, 0],
      [5, 0],
      [6, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  test("年とうるう日をまたぐ", () => {
    expect(calendarWeeks({ start: "2027-12-31", end: "2028-01-01" }).days.map(({ date }) => date)).toEqual([
      "2027-12-31",
      "2028-01-01",
    ]);
    expect(calendarWeeks({ start: "2028-02-28", end: "2028-03-01" }).days.map(({ date }) => date)).toEqual([
      "2028-02-28",
      "2028-02-29",
      "2028-03-01",
    ]);
  });

  test("終わりが始まりより前なら、何もない", () => {
    expect(calendarWeeks({ start: "2026-11-20", end: "2026-11-19" })).toEqual({ days: [], weeks: 0 });
  });
});

test("monthHeads は、月が変わった最初の月曜の週に置く", () => {
  expect(monthHeads(calendarWeeks({ start: "2026-08-24", end: "2026-11-22" }).days)).toEqual([
    { date: "2026-08-24", week: 0 },
    { date: "2026-09-07", week: 2 },
    { date: "2026-10-05", week: 6 },
    { date: "2026-11-02", week: 10 },
  ]);
});

test("月の名前が重なるときは、短い最初の月と、入らない月を省く", () => {
  const { days } = calendarWeeks({ start: "2025-11-24", end: "2026-02-01" });
  expect(monthHeads(days).map(({ week }) => week)).toEqual([0, 1, 6]);
  expect(monthHeads(days, 2)).toEqual([
    { date: "2025-12-01", week: 1 },
    { date: "2026-01-05", week: 6 },
  ]);
  const year = calendarWeeks({ start: "2026-01-05", end: "2026-12-31" }).days;
  expect(monthHeads(year, 6).map(({ date }) => date)).toEqual([
    "2026-01-05",
    "2026-03-02",
    "2026-05-04",
    "2026-07-06",
    "2026-09-07",
    "2026-11-02",
  ]);
});
