import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { realTiming } from "./timing.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("決めた時間だけ待つ", async () => {
  const passed: string[] = [];
  const waiting = realTiming.wait(300, new AbortController().signal).then(() => passed.push("経過"));
  await vi.advanceTimersByTimeAsync(299);
  expect(passed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(passed).toEqual(["経過"]);
});

test("中止されたらその理由で終わり、時計も止める", async () => {
  const leaving = new AbortController();
  const outcome = expect(realTiming.wait(300, leaving.signal)).rejects.toThrow("画面を離れた");
  leaving.abort(new Error("画面を離れた"));
  await outcome;
  expect(vi.getTimerCount()).toBe(0);
});

test("はじめから中止されていれば待たない", async () => {
  await expect(realTiming.wait(300, AbortSignal.abort(new Error("中止")))).rejects.toThrow("中止");
  expect(vi.getTimerCount()).toBe(0);
});
