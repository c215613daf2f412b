import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPace } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks with these weights, one after the other; what has passed so far, in order. */
function opened(weights: readonly number[]) {
  const pace = createPace({ perSecond: 100, atOnce: 5 }, () => Date.now());
  const passed: number[] = [];
  weights.forEach((weight, at) => void pace(weight).then(() => passed.push(at)));
  return { passed, pace };
}

test("R7: 決まった数までは待たせず、その後は来た順に、1秒に決まった数ずつ通す", async () => {
  const { passed } = opened(Array<number>(9).fill(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual([0, 1, 2, 3, 4, 5]);
  await vi.advanceTimersByTimeAsync(20);
  expect(passed).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await vi.advanceTimersByTimeAsync(10);
  expect(passed).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("R7: 重い操作は、いくつ分にも数える", async () => {
  const { passed } = opened([5, 5, 1]);
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(45);
  expect(passed).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(10);
  expect(passed).toEqual([0, 1, 2]);
});
