import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../statistics/day.ts";
import { currentStreak, daysWithoutRecord, longestStreak } from "./streak.ts";

describe("連続", () => {
  test.each([
    { name: "今日まで3日", dates: ["2026-11-18", "2026-11-19", "2026-11-20"], streak: 3 },
    { name: "今日の記録がまだでも、きのうまでの続きは切れない", dates: ["2026-11-18", "2026-11-19"], streak: 2 },
    { name: "おとといで止まれば0", dates: ["2026-11-17", "2026-11-18"], streak: 0 },
    { name: "月と年をまたぐ", dates: ["2026-02-28", "2026-03-01"], streak: 2, today: "2026-03-01" },
    { name: "記録なし", dates: [], streak: 0 },
  ])("$name", ({ dates, streak, today = "2026-11-20" }) => {
    expect(currentStreak(dates, today)).toBe(streak);
  });

  test("最長は、いちばん長い続き。順と重なりは問わない", () => {
    const dates = ["2026-11-05", "2026-11-01", "2026-11-02", "2026-11-03", "2026-11-02", "2026-11-06"];
    expect(longestStreak(dates)).toBe(3);
    expect(longestStreak([])).toBe(0);
  });

  test("一日ずつ歩いて数えたものと同じ", () => {
    const today = "2026-03-10";
    const back = fc.array(fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(back, (daysAgo) => {
        const marks = Array.from({ length: 42 }, (_, index) => (daysAgo.includes(index) ? "x" : "."));
        const runs = marks
          .join("")
          .split(".")
          .map((run) => run.length);
        const current = marks[0] === "x" ? runs[0] : runs[1];
        const dates = daysAgo.map((days) => addDays(today, -days));
        expect([currentStreak(dates, today), longestStreak(dates)]).toEqual([current, Math.max(...runs)]);
      }),
    );
  });
});

test.each([
  { name: "今日記録した", last: "2026-11-20", days: 0 },
  { name: "きのう", last: "2026-11-19", days: 1 },
  { name: "一度もないときは登録した日から", last: null, days: 9 },
  { name: "登録するより前、または戻るより前のものしかないときも、その日から", last: "2026-08-31", days: 9 },
])("記録のない日数：$name", ({ last, days }) => {
  expect(daysWithoutRecord(last, "2026-11-11", "2026-11-20")).toBe(days);
});
