// @vitest-environment jsdom
import { getHome, listMembers } from "@kyuseki/domain";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { consumePrefetchedLink } from "../src/services/prefetchedLink.ts";
import { consumePrefetched } from "../src/services/prefetchedResponses.ts";
import { firstCalls, linkCalls } from "./firstCalls.ts";
import { preloadScript } from "./preloadScript.ts";

const told = {
  rest: ["/assets/rest.js"],
  tokenKey: "kyuseki-token",
  themeKey: "kyuseki-theme",
  sessionPath: "/api/session",
  waitMs: 7000,
  entryWaitMs: 30_000,
  concurrent: 3,
};
const script = preloadScript(
  [
    {
      id: "member-detail",
      path: "/member-list/:member_id",
      files: ["/assets/shell.js", "/assets/detail.js"],
    },
    { id: "member-bulk-add", path: "/member-list/bulk-add", files: ["/assets/add.js"] },
    {
      id: "member-list",
      path: "/member-list",
      files: ["/assets/shell.js", "/assets/list.js"],
      calls: firstCalls["member-list"] ?? [],
    },
    { id: "login", path: "/login", access: "guest", files: ["/assets/login.js"] },
    {
      id: "home",
      path: "/",
      files: ["/assets/home.js"],
      calls: firstCalls.home ?? [],
      later: ["/assets/lower.js"],
      laterFrom: 1200,
    },
    {
      id: "dashboard",
      path: "/dashboard",
      files: ["/assets/shell.js", "/assets/dashboard.js"],
      later: ["/assets/charts.js"],
    },
    { id: "note", path: "/note", access: "open", files: ["/assets/note.js"] },
    { id: "family", path: "/f", access: "public", files: ["/assets/family.js"], linkCall: linkCalls.family },
    { id: "join", path: "/join", access: "public", files: ["/assets/join.js"], linkCall: linkCalls.join },
    { id: "invite", path: "/invite", access: "public", files: ["/assets/invite.js"], linkCall: linkCalls.invite },
  ],
  told,
);

function prefetched(pathname: string): string[] {
  history.replaceState(null, "", pathname);
  new Function(script)();
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
    (link) => link.getAttribute("href") ?? "",
  );
}

const signIn = (expires_at = 4_102_444_800) =>
  localStorage.setItem("kyuseki-token", JSON.stringify({ token: "abc", expires_at }));

let asked: string[] = [];
// The document is shared with the test files that run next.
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(`${path} ${headers.Authorization}`);
    return new Response("{}", { status: 401 });
  });
  delete window.prefetchedResponses;
  Object.assign(window, { entryExports: {} });
  localStorage.clear();
  document.head.replaceChildren();
});

describe("はじめのページの部品の先読み", () => {
  test.each([
    { path: "/", files: ["/assets/home.js"] },
    { path: "/member-list", files: ["/assets/shell.js", "/assets/list.js"] },
    { path: "/member-list/", files: ["/assets/shell.js", "/assets/list.js"] },
    { path: "/member-list/12", files: ["/assets/shell.js", "/assets/detail.js"] },
    { path: "/member-list/bulk-add", files: ["/assets/add.js"] },
    { path: "/login", files: ["/assets/login.js"] },
    { path: "/nowhere", files: ["/assets/rest.js"] },
  ])("トークンがあれば $path は $files", ({ path, files }) => {
    signIn();
    expect(prefetched(path)).toEqual(files);
  });

  test("図の部品は、ほかのすべてに先を譲る", () => {
    signIn();
    expect(prefetched("/dashboard")).toEqual(["/assets/shell.js", "/assets/dashboard.js"]);
    const links = () => [...document.querySelectorAll<HTMLLinkElement>("link")];
    // One file is left: the charts' may follow it.
    links()[1]?.dispatchEvent(new Event("load"));
    expect(links().map((link) => [link.getAttribute("href"), link.fetchPriority])).toEqual([
      ["/assets/shell.js", "auto"],
      ["/assets/dashboard.js", "auto"],
      ["/assets/charts.js", "low"],
    ]);
    links()[0]?.dispatchEvent(new Event("load"));
    expect(links()).toHaveLength(3);
  });

  test.each([
    [390, ["/assets/home.js"]],
    [1200, ["/assets/home.js", "/assets/lower.js"]],
  ])("幅%dの窓で、はじめに見えないものは先に頼まない", (width, files) => {
    vi.stubGlobal("innerWidth", width);
    signIn();
    expect(prefetched("/")).toEqual(files);
  });

  test("ページの部品が届かなくても、図の部品は待ち続けない", () => {
    signIn();
    prefetched("/dashboard");
    document.querySelector('link[href="/assets/dashboard.js"]')?.dispatchEvent(new Event("error"));
    expect(document.querySelector('link[href="/assets/charts.js"]')).not.toBeNull();
  });

  test.each([
    { path: "/member-list", files: ["/assets/login.js"] },
    { path: "/nowhere", files: ["/assets/login.js"] },
    { path: "/login", files: ["/assets/login.js"] },
    { path: "/note", files: ["/assets/note.js"] },
  ])("トークンがなければ $path は $files", ({ path, files }) => {
    expect(prefetched(path)).toEqual(files);
  });

  test.each([
    { path: "/member-list", paths: ["/api/session Token abc", `${listMembers.path} Token abc`] },
    { path: "/", paths: ["/api/session Token abc", `${getHome.path} Token abc`] },
    { path: "/login", paths: ["/api/session Token abc"] },
    { path: "/note", paths: ["/api/session Token abc"] },
    { path: "/nowhere", paths: ["/api/session Token abc"] },
  ])("トークンがあれば $path の部品と一緒に $paths を尋ねる", async ({ path, paths }) => {
    signIn();
    prefetched(path);
    expect(asked).toEqual(paths);
    const answer = await window.prefetchedResponses?.answers["/api/session"]?.answer;
    expect(answer).toEqual({ status: 401, text: "{}", retryAfter: undefined });
  });

  test("CO-2 家族のページは、# のうしろのトークンを本文で送り、ログイン中でもその印を使わない", async () => {
    signIn();
    const sent = vi.fn(async () => new Response('{"state":"open"}', { status: 200 }));
    vi.stubGlobal("fetch", sent);
    expect(prefetched("/f#secret")).toEqual(["/assets/family.js"]);
    expect(sent.mock.calls).toEqual([
      [
        "/api/family/page",
        expect.objectContaining({
          method: "POST",
          headers: { Accept: "application/json", "Content-Type": "application/json" },
          body: '{"token":"secret"}',
        }),
      ],
    ]);
    expect(await consumePrefetchedLink("/api/family/page", "other")).toBeNull();
    expect(await consumePrefetchedLink("/api/family/page", "secret")).toMatchObject({ text: '{"state":"open"}' });
    // Once: the next question is asked anew.
    expect(await consumePrefetchedLink("/api/family/page", "secret")).toBeNull();
    expect(window.prefetchedResponses).toBeUndefined();
  });

  test.each([
    ["/join", "/api/join/check"],
    ["/invite", "/api/invite/check"],
  ])("%s は、リンクのコードが何かを、部品と一緒に尋ねる", async (path, call) => {
    const sent = vi.fn(async () => new Response("{}", { status: 200 }));
    vi.stubGlobal("fetch", sent);
    prefetched(`${path}#${encodeURIComponent("コード 1")}`);
    expect(sent.mock.calls).toEqual([[call, expect.objectContaining({ method: "POST", body: '{"code":"コード 1"}' })]]);
    const request = { method: "POST", url: call, query: undefined, headers: {} } as const;
    expect(await consumePrefetched({ ...request, body: { code: "コード 2" } })).toBeNull();
    expect(await consumePrefetched({ ...request, body: { code: "コード 1" } })).toMatchObject({ text: "{}" });
    expect(await consumePrefetched({ ...request, body: { code: "コード 1" } })).toBeNull();
  });

  test("家族のページにトークンがなければ、何も尋ねない", () => {
    expect(prefetched("/f")).toEqual(["/assets/family.js"]);
    expect([asked, window.prefetchedLink]).toEqual([[], undefined]);
  });

  test.each([
    { name: "トークンがなければ", store: () => {} },
    { name: "期限が切れていれば", store: () => signIn(1_000_000_000) },
    { name: "壊れていれば", store: () => localStorage.setItem("kyuseki-token", "{") },
  ])("$name、何も尋ねずログインの部品を先読みする", ({ store }) => {
    store();
    expect(prefetched("/member-list")).toEqual(["/assets/login.js"]);
    expect(asked).toEqual([]);
  });

  test.each([
    ["dark", "dark"],
    ["light", "light"],
    ["赤", undefined],
  ])("覚えた明暗 %s は、最初の描画の前に効く", (stored, expected) => {
    delete document.documentElement.dataset.theme;
    localStorage.setItem("kyuseki-theme", stored);
    prefetched("/login");
    expect(document.documentElement.dataset.theme).toBe(expected);
  });

  test("部品が多すぎるページは、組み立てを止める", () => {
    const files = Array.from({ length: 11 }, (_, index) => `/assets/${index}.js`);
    const scattered = (count: number) => () =>
      preloadScript([{ id: "home", path: "/", files: files.slice(0, count) }], told);
    expect(scattered(11)).toThrow("/ needs 11 files, see build/chunks/chunks.ts");
    expect(scattered(10)).not.toThrow();
  });

  test("script 要素を途中で閉じる文字を含まない", () => {
    const tricky = preloadScript([{ id: "home", path: "/", access: "public", files: ["</script><b>"] }], told);
    expect(tricky).not.toContain("</script>");
  });

  test("入口の部品が届かなければ、待たせたままにせずそう伝える（R1）", () => {
    document.body.innerHTML =
      '<span data-failed="読み込めませんでした。">読み込んでいます</span><button hidden>読み込み直す</button>';
    prefetched("/login");
    expect(document.querySelector("button")?.hidden).toBe(true);
    document.body.append(document.createElement("script"));
    document.body.lastElementChild?.dispatchEvent(new Event("error"));
    expect(document.querySelector("span")?.textContent).toBe("読み込めませんでした。");
    expect(document.querySelector("button")?.hidden).toBe(false);
  });

  test("画面が途中で切れたまま、ブラウザーが何も知らせなくても、待たせたままにしない（R1）", () => {
    vi.useFakeTimers();
    document.body.innerHTML =
      '<span data-failed="読み込めませんでした。">読み込んでいます</span><button hidden>読み込み直す</button>';
    Reflect.deleteProperty(window, "entryExports");
    prefetched("/login");
    vi.advanceTimersByTime(29_000);
    expect(document.querySelector("span")?.textContent).toBe("読み込んでいます");
    vi.advanceTimersByTime(1000);
    expect(document.querySelector("span")?.textContent).toBe("読み込めませんでした。");
  });
});
