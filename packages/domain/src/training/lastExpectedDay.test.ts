import { expect, test } from "vitest";
import { lastExpectedDay } from "./lastExpectedDay.ts";

test.each([
  ["00:00", 20, "2026-11-19"],
  ["19:59", 20, "2026-11-19"],
  ["20:00", 20, "2026-11-20"],
  ["23:59", 20, "2026-11-20"],
  ["17:59", 18, "2026-11-19"],
  ["18:00", 18, "2026-11-20"],
])("日本の%s、%i時から数えるチームでは、記録を待つ最後の日は%s", (time, hour, day) => {
  expect(lastExpectedDay(new Date(`2026-11-20T${time}:00+09:00`), hour)).toBe(day);
});
