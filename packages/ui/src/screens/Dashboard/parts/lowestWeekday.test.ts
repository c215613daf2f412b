import { addDays } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { lowestWeekday } from "./lowestWeekday.ts";

/** From Monday, 2 November 2026. */
const from = (rates: readonly (number | null)[]) =>
  rates.map((rate, index) => ({ date: addDays("2026-11-02", index), rate }));

test.each([
  {
    name: "二週の平均がいちばん低い曜日",
    rates: [70, 70, 40, 70, 70, 70, 70, 70, 70, 65, 70, 50, 70, 70],
    expected: { weekday: "水", percent: 53 },
  },
  {
    name: "期待のない日は平均に入れない",
    rates: [70, 70, null, 70, 70, 70, 70, 60, 70, 65, 70, 70, 70, 70],
    expected: { weekday: "月", percent: 65 },
  },
  { name: "一週間に足りなければ言わない", rates: [70, 60, 50, 40, 30, 20], expected: null },
  { name: "どの曜日も同じなら言わない", rates: [0, 0, 0, 0, 0, 0, 0], expected: null },
  { name: "一日もなければ言わない", rates: [], expected: null },
])("$name", ({ rates, expected }) => {
  expect(lowestWeekday(from(rates))).toEqual(expected);
});
