import { describe, expect, test } from "vitest";
import { expectedDays, practiceRate } from "./rate.ts";

const november = { start: "2026-11-01", end: "2026-11-30" };

describe("実施率", () => {
  test.each([
    { name: "今日までの20日が分母", registeredOn: "2025-04-01", today: "2026-11-20", expected: 20 },
    { name: "登録した日から数える（当日も一日）", registeredOn: "2026-11-20", today: "2026-11-20", expected: 1 },
    { name: "終わった月はその月の日数", registeredOn: "2025-04-01", today: "2026-12-05", expected: 30 },
    { name: "期間のあとに登録した人には求めない", registeredOn: "2026-12-01", today: "2026-12-05", expected: 0 },
    { name: "まだ始まらない期間には求めない", registeredOn: "2025-04-01", today: "2026-10-31", expected: 0 },
  ])("EN-10 $name", ({ registeredOn, today, expected }) => {
    expect(expectedDays({ range: november, registeredOn, until: today })).toBe(expected);
  });

  test("EN-10 数えるのは、求められた日のうち記録のある日。同じ日は一度", () => {
    const dates = ["2026-10-31", "2026-11-01", "2026-11-10", "2026-11-10", "2026-11-20", "2026-11-21"];
    const basis = { range: november, registeredOn: "2026-11-05", until: "2026-11-20" };
    expect(practiceRate(dates, basis)).toEqual({ recorded: 2, expected: 16, rate: 0.125 });
  });

  test("求める日がなければ、率はない", () => {
    const basis = { range: november, registeredOn: "2026-12-01", until: "2026-12-05" };
    expect(practiceRate(["2026-11-10"], basis)).toEqual({ recorded: 0, expected: 0, rate: null });
  });
});
