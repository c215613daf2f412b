import { describe, expect, test } from "vitest";
import { waitingTime } from "./waitingTime.ts";

describe("waitingTime", () => {
  test.each([
    { seconds: 1, expected: "1秒" },
    { seconds: 41.2, expected: "42秒" },
    { seconds: 59, expected: "59秒" },
    { seconds: 60, expected: "1分" },
    { seconds: 61, expected: "2分" },
    { seconds: 3540, expected: "59分" },
    { seconds: 3541, expected: "約1時間" },
    { seconds: 3600, expected: "約1時間" },
    { seconds: 3601, expected: "約1.5時間" },
    { seconds: 24 * 60 * 60, expected: "約24時間" },
  ])("$seconds 秒は $expected", ({ seconds, expected }) => {
    expect(waitingTime(seconds)).toBe(expected);
  });
});
