import { describe, expect, test } from "vitest";
import { earlierMonth, noteDays } from "./noteDays.ts";

describe("暦の一日", () => {
  test("同じ日の二つは、後のものの手ごたえと、どちらかの痛み", () => {
    const days = noteDays([
      { day: "2026-11-19", scale: null, pain: false },
      { day: "2026-11-19", scale: 4, pain: false },
      { day: "2026-11-19", scale: 2, pain: true },
      { day: "2026-11-18", scale: 5, pain: false },
    ]);
    expect([...days]).toEqual([
      ["2026-11-19", { count: 3, scale: 4, pain: true }],
      ["2026-11-18", { count: 1, scale: 5, pain: false }],
    ]);
  });
});

describe("さらに読み込む月", () => {
  const months = [
    { month: "2026-11", notes: 5, pain: 1 },
    { month: "2026-10", notes: 14, pain: 0 },
    { month: "2025-12", notes: 3, pain: 1 },
  ];
  test.each([
    { name: "すべてなら、次に書いた月", before: "2026-11", view: "all", expected: "2026-10" },
    { name: "痛みなら、次に痛みのある月", before: "2026-11", view: "pain", expected: "2025-12" },
    { name: "年の境もこえる", before: "2026-01", view: "all", expected: "2025-12" },
    { name: "もうない", before: "2025-12", view: "all", expected: undefined },
  ] as const)("$name", ({ before, view, expected }) => {
    expect(earlierMonth(months, before, view)?.month).toBe(expected);
  });
});
