import { expect, test } from "vitest";
import { daysOfSchoolYear, printNotesAddress, schoolYearsSince } from "./viewInAddress.ts";

test("年度は4月1日から3月31日まで", () => {
  expect(daysOfSchoolYear(2026)).toEqual({ from: "2026-04-01", to: "2027-03-31" });
});

test.each([
  { name: "はじめのノートの年度から", first: "2025-03-31", chosen: 2026, expected: [2026, 2025, 2024] },
  { name: "4月1日からは新しい年度", first: "2025-04-01", chosen: 2026, expected: [2026, 2025] },
  { name: "ノートがなければ、いまの年度だけ", first: null, chosen: 2026, expected: [2026] },
  { name: "アドレスの年度も選べる", first: null, chosen: 2024, expected: [2026, 2025, 2024] },
])("$name", ({ first, chosen, expected }) => {
  expect(schoolYearsSince(first, { chosen, present: 2026 })).toEqual(expected);
});

test("意味のない年度は、いまの年度と同じ", () => {
  expect(printNotesAddress.read("?year=26")).toEqual({ year: null });
});
