import { describe, expect, test } from "vitest";
import { login, logout } from "../contract/account/session.ts";
import { sendVideoPart } from "../contract/analyzer/videos.ts";
import { createMember } from "../contract/members/memberDraft.ts";
import { listMembers } from "../contract/members/members.ts";
import { Failure } from "../failure.ts";
import { videoLimits } from "../limits.ts";
import { limitsOf, needsKey, pauseBefore } from "./retry.ts";

const failed = (status: number, retryAfterS?: number) =>
  new Failure(status === 500 ? "unexpected" : "unavailable", { status, retryAfterS });

describe("D-7 もう一度送るかどうか", () => {
  test.each([
    { status: 0, read: true, write: true },
    { status: 200, read: false, write: false },
    { status: 400, read: false, write: false },
    { status: 401, read: false, write: false },
    { status: 403, read: false, write: false },
    { status: 404, read: false, write: false },
    { status: 408, read: true, write: true },
    { status: 409, read: false, write: false },
    { status: 413, read: false, write: false },
    { status: 429, read: true, write: true },
    { status: 500, read: true, write: false },
    { status: 501, read: false, write: false },
    { status: 502, read: true, write: true },
    { status: 503, read: true, write: true },
    { status: 504, read: true, write: true },
  ])(
    "状態 $status：読み取り $read、書き込み $write、ログインとログアウトは決して送り直さない",
    ({ status, read, write }) => {
      const repeats = (endpoint: Parameters<typeof pauseBefore>[1]) =>
        pauseBefore(1, endpoint, failed(status), 0) !== null;

      expect(repeats(listMembers)).toBe(read);
      expect(repeats(createMember)).toBe(write);
      expect(repeats(login)).toBe(false);
      expect(repeats(logout)).toBe(false);
    },
  );

  test("届かなかったのではなくこちらの誤りなら、送り直さない", () => {
    expect(pauseBefore(1, listMembers, new Failure("unexpected", { status: 0 }), 0)).toBeNull();
  });
});

describe("D-7 送り直すまでの間", () => {
  test.each([
    { name: "1回目は300ミリ秒まで", retry: 1, random: 1, expected: 300 },
    { name: "2回目は倍の600ミリ秒まで", retry: 2, random: 1, expected: 600 },
    { name: "3回目は1200ミリ秒まで", retry: 3, random: 1, expected: 1200 },
    { name: "ゆらぎは0から", retry: 3, random: 0, expected: 0 },
    { name: "4回目はない", retry: 4, random: 0, expected: null },
  ])("$name", ({ retry, random, expected }) => {
    expect(pauseBefore(retry, listMembers, failed(503), random)).toBe(expected);
  });

  test.each([
    { name: "Retry-After 2秒なら2秒は必ず待つ", retryAfterS: 2, expected: 2150 },
    { name: "ちょうど5秒なら待つ", retryAfterS: 5, expected: 5150 },
    { name: "6秒なら待たずにあきらめる", retryAfterS: 6, expected: null },
    { name: "0秒ならゆらぎだけ", retryAfterS: 0, expected: 150 },
  ])("$name", ({ retryAfterS, expected }) => {
    expect(pauseBefore(1, listMembers, failed(429, retryAfterS), 0.5)).toBe(expected);
  });
});

test.each([
  { name: "読み取り", endpoint: listMembers, key: false, limitMs: 7000 },
  { name: "書き込み", endpoint: createMember, key: true, limitMs: 7000 },
  { name: "ログイン", endpoint: login, key: false, limitMs: 15_000 },
  { name: "ログアウト", endpoint: logout, key: false, limitMs: 15_000 },
])("D-7 $name：鍵 $key、一度の待ち時間 $limitMs ミリ秒", ({ endpoint, key, limitMs }) => {
  expect(needsKey(endpoint)).toBe(key);
  expect(limitsOf(endpoint, undefined)).toEqual({ attemptMs: limitMs, callMs: 15_000 });
});

test("D-7 動画の一部分には、細い回線でも届くだけの時間がある", () => {
  const part = new Uint8Array(videoLimits.partBytes);
  expect(limitsOf(sendVideoPart, part)).toEqual({ attemptMs: 27_972, callMs: 56_944 });
});
