import { expect, test } from "vitest";
import { dumbbellRange } from "./dumbbellRange.ts";

test.each([
  { name: "きりのよい10ごと", of: [64.2, 150.4], expected: { low: 60, high: 160 } },
  { name: "ちょうどなら広げない", of: [60, 150], expected: { low: 60, high: 150 } },
  { name: "一つの値でも幅がある", of: [120], expected: { low: 120, high: 130 } },
  { name: "一つもない", of: [], expected: { low: 0, high: 10 } },
])("線の両端は$name", ({ of, expected }) => {
  expect(dumbbellRange(of)).toEqual(expected);
});
