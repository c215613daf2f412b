import { expect, test } from "vitest";
import { nearestLimit } from "./nearestLimit.ts";

test.each([
  { name: "1日のほうが近い", today: [60, 70], week: [150, 210], expected: "today" },
  { name: "1週間のほうが近い", today: [10, 70], week: [200, 210], expected: "week" },
  { name: "同じなら1週間", today: [35, 70], week: [105, 210], expected: "week" },
  { name: "1日の上限だけがある", today: [1, 70], week: [400, null], expected: "today" },
  { name: "上限がなければ1週間の数", today: [40, null], week: [90, null], expected: "week" },
] as const)("BE-1 $name", ({ today, week, expected }) => {
  const counted = ([pitches, limit]: readonly [number, number | null]) => ({ pitches, limit });
  expect(nearestLimit({ today: counted(today), week: counted(week) }).span).toBe(expected);
});
