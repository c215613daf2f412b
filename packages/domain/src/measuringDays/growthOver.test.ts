import { expect, test } from "vitest";
import { growthOver } from "./growthOver.ts";

const day = (date: string, best: number) => ({ date, best });
const days = [day("2026-05-10", 8.9), day("2026-06-28", 8.4), day("2026-08-01", 8.5), day("2026-11-20", 7.9)];

test.each([
  ["夏から：始まる前の最後の値と、いちばん新しい値", "2026-07-01", "2026-06-28", "2026-11-20"],
  ["前に測っていなければ、期間の初めの値から", "2026-05-01", "2026-05-10", "2026-11-20"],
  ["始まりの日に測った値は、期間の中", "2026-08-01", "2026-06-28", "2026-11-20"],
])("%s", (_, start, from, to) => {
  const grown = growthOver(days, { start, end: "2026-11-20" });
  expect([grown?.from.date, grown?.to.date]).toEqual([from, to]);
  expect(grown?.change).toBeCloseTo((grown?.to.best ?? 0) - (grown?.from.best ?? 0));
});

test("くらべる日が二つなければ、伸びはない", () => {
  expect(growthOver(days, { start: "2026-11-21", end: "2026-12-20" })).toBeNull();
  expect(growthOver(days.slice(0, 1), { start: "2026-05-01", end: "2026-11-20" })).toBeNull();
  expect(growthOver([], { start: "2026-05-01", end: "2026-11-20" })).toBeNull();
});
