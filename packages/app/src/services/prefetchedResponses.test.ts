// @vitest-environment jsdom
import type { Request } from "@kyuseki/domain/client";
import { beforeEach, describe, expect, test } from "vitest";
import { consumePrefetched, forgetPrefetched } from "./prefetchedResponses.ts";

const arrived = { status: 200, text: "{}", retryAfter: undefined };
const request: Request = {
  method: "GET",
  url: "/api/session",
  query: undefined,
  body: undefined,
  headers: { Accept: "application/json", Authorization: "Token abc" },
};

const ask = (path: string, at: number) =>
  Object.assign(window.prefetchedResponses?.answers ?? {}, { [path]: { at, answer: Promise.resolve(arrived) } });

beforeEach(() => {
  window.prefetchedResponses = { authorization: "Token abc", answers: {} };
  ask("/api/session", Date.now());
});

describe("ページが先に尋ねた答え", () => {
  test("同じ要求に一度だけ渡す", async () => {
    expect(await consumePrefetched(request)).toEqual(arrived);
    expect(await consumePrefetched(request)).toBeNull();
  });

  test.each<{ name: string; change: Partial<Request> }>([
    { name: "別の人のトークン", change: { headers: { Authorization: "Token def" } } },
    { name: "トークンなし", change: { headers: {} } },
    { name: "別のアドレス", change: { url: "/api/coach/team/" } },
    { name: "条件つき", change: { query: { grade: "j" } } },
    { name: "書き込み", change: { method: "POST" } },
  ])("$name の要求には渡さない", async ({ change }) => {
    expect(await consumePrefetched({ ...request, ...change })).toBeNull();
    expect(await consumePrefetched(request)).toEqual(arrived);
  });

  test("条件の順によらず、同じ条件の要求に渡す", async () => {
    ask("/api/dashboard?grade=j&period=2", Date.now());
    const query = { period: 2, grade: "j", page: undefined };
    expect(await consumePrefetched({ ...request, url: "/api/dashboard", query })).toEqual(arrived);
  });

  test("30秒より前に尋ねた答えは渡さない", async () => {
    ask("/api/session", Date.now() - 31_000);
    expect(await consumePrefetched(request)).toBeNull();
  });

  test("書いたあとは、その前に尋ねた答えを渡さない", async () => {
    forgetPrefetched();
    expect(await consumePrefetched(request)).toBeNull();
  });

  test("開発サーバーのように何も尋ねていなければ、ないと答える", async () => {
    delete window.prefetchedResponses;
    expect(await consumePrefetched(request)).toBeNull();
  });
});
