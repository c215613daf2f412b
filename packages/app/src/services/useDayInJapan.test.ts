// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followDays, useDayInJapan, useNowS } from "./useDayInJapan.ts";

/** 23:59:30 on November 20 in Japan. */
const evening = Date.parse("2026-11-20T23:59:30+09:00");
const second = 1000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: evening });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("見えたままのページの日付は、真夜中にひとりでに変わる", () => {
  const { result } = renderHook(useDayInJapan);
  expect(result.current).toBe("2026-11-20");
  pass(29 * second);
  expect(result.current).toBe("2026-11-20");
  pass(second);
  expect(result.current).toBe("2026-11-21");
  pass(24 * 3600 * second);
  expect(result.current).toBe("2026-11-22");
});

test("端末が眠って止まった時計も、起きて一分のうちに合う", () => {
  vi.setSystemTime(Date.parse("2026-11-20T20:00:20+09:00"));
  const { result } = renderHook(useDayInJapan);
  // Asleep: time goes on, timers do not.
  vi.setSystemTime(Date.parse("2026-11-23T06:10:20+09:00"));
  expect(result.current).toBe("2026-11-20");
  pass(60 * second);
  expect(result.current).toBe("2026-11-23");
});

test("眠っていたページを見れば、すぐに変わる", () => {
  const { result } = renderHook(useDayInJapan);
  vi.setSystemTime(Date.parse("2026-11-21T06:10:20+09:00"));
  act(() => void window.dispatchEvent(new Event("pageshow")));
  expect(result.current).toBe("2026-11-21");
});

test("時刻は一分ごとに進む", () => {
  const { result } = renderHook(useNowS);
  expect(result.current).toBe((evening - 30 * second) / second);
  pass(30 * second);
  expect(result.current).toBe((evening + 30 * second) / second);
  pass(60 * second);
  expect(result.current).toBe((evening + 90 * second) / second);
});

test("何か所で使っても、待つのは一つだけで、使い終われば残らない", () => {
  const pages = [renderHook(useDayInJapan), renderHook(useNowS), renderHook(useDayInJapan)];
  expect(vi.getTimerCount()).toBe(1);
  for (const { unmount } of pages) unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("日が変わったことは、サーバーの時計が少し遅れていても、その日の答えになるころに一度だけ知らせる", () => {
  const begun: string[] = [];
  const stop = followDays(() => begun.push(new Date().toISOString()));
  pass(30 * second);
  expect(begun).toEqual([]);
  pass(10 * 60 * second);
  expect(begun).toEqual(["2026-11-20T15:00:05.000Z"]);
  stop();
  pass(24 * 3600 * second);
  expect(begun).toHaveLength(1);
});
