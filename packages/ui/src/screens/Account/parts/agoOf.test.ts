import { expect, test } from "vitest";
import { elapsedOf } from "./agoOf.ts";

const nowS = Date.parse("2026-04-01T00:00:00Z") / 1000;

test.each([
  { name: "遅れた時計では未来", secondsAgo: -300, expected: { unit: "moment", count: 0 } },
  { name: "59秒", secondsAgo: 59, expected: { unit: "moment", count: 0 } },
  { name: "1分", secondsAgo: 60, expected: { unit: "minutes", count: 1 } },
  { name: "60分の1秒前", secondsAgo: 3599, expected: { unit: "minutes", count: 59 } },
  { name: "1時間", secondsAgo: 3600, expected: { unit: "hours", count: 1 } },
  { name: "24時間の1秒前", secondsAgo: 86_399, expected: { unit: "hours", count: 23 } },
  { name: "1日", secondsAgo: 86_400, expected: { unit: "days", count: 1 } },
  { name: "89日と少し", secondsAgo: 89.9 * 86_400, expected: { unit: "days", count: 89 } },
] as const)("BE-9 最後に使ったのは $name", ({ secondsAgo, expected }) => {
  expect(elapsedOf(nowS - secondsAgo, nowS)).toEqual(expected);
});
