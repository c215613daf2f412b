// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { followReturns } from "./followReturns.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  { name: "見えている", visible: true, expected: 1 },
  { name: "隠れている", visible: false, expected: 0 },
])("CO-2 $name家族のページは、日が変わると $expected 回読み直す", ({ visible, expected }) => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.parse("2026-11-20T23:59:00+09:00") });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
  const refresh = vi.fn();
  const stop = followReturns(refresh);
  vi.advanceTimersByTime(59_000);
  expect(refresh).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(refresh).toHaveBeenCalledTimes(expected);
  stop();
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(refresh).toHaveBeenCalledTimes(expected);
});
