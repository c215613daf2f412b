import { expect, test } from "vitest";
import { addDays, dayNumber, mondayOf } from "./day.ts";

test("日は月と年とうるう日をまたいで数える", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(dayNumber("2026-11-20") - dayNumber("2025-11-20")).toBe(365);
  expect(() => addDays("2026-11-31日", 1)).toThrow(RangeError);
});

test("週は月曜に始まる", () => {
  expect(["2026-11-16", "2026-11-20", "2026-11-22", "2026-11-23"].map(mondayOf)).toEqual([
    "2026-11-16",
    "2026-11-16",
    "2026-11-16",
    "2026-11-23",
  ]);
});
