// @vitest-environment jsdom
import type { Request } from "@kyuseki/domain/client";
import { beforeEach, describe, expect, test } from "vitest";
import { consumePrefetched } from "./prefetchedResponses.ts";

const arrived = { status: 200, text: "{}", retryAfter: undefined };
const request: Request = {
  method: "GET",
  url: "/api/session",
  query: undefined,
  body: undefined,
  headers: { Accept: "application/json", Authorization: "Token abc" },
};

beforeEach(() => {
  window.prefetchedResponses = { authorization: "Token abc", answers: { "/api/session": Promise.resolve(arrived) } };
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

  test("開発サーバーのように何も尋ねていなければ、ないと答える", async () => {
    delete window.prefetchedResponses;
    expect(await consumePrefetched(request)).toBeNull();
  });
});
