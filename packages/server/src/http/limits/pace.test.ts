import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPace } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("R7: 決まった数までは待たせず、その後は来た順に、1秒に決まった数ずつ通す", async () => {
  const pace = createPace({ perSecond: 100, atOnce: 5 }, () => Date.now());
  const passed: number[] = [];
  for (let at = 0; at < 9; at += 1) void pace().then(() => passed.push(at));
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual([0, 1, 2, 3, 4, 5]);
  await vi.advanceTimersByTimeAsync(20);
  expect(passed).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await vi.advanceTimersByTimeAsync(10);
  expect(passed).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});
