// @vitest-environment jsdom
import { addressOf, createClient } from "@kyuseki/domain/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { matchPath } from "../src/navigation/match.ts";
import { type Route, routes } from "../src/navigation/routeTable.ts";
import { loadScreen } from "../src/routes/screens.ts";
import { rememberView } from "../src/services/lastView.ts";
import { createQueryClient } from "../src/services/queryClient.ts";
import { firstCalls } from "./firstCalls.ts";
import { preloadScript } from "./preloadScript.ts";

const all: readonly Route[] = routes;
const script = preloadScript(
  all.map((route) => ({ ...route, files: [], calls: firstCalls[route.id] ?? [] })),
  {
    rest: [],
    tokenKey: "kyuseki-token",
    themeKey: "kyuseki-theme",
    sessionPath: "/api/session",
    waitMs: 7000,
    entryWaitMs: 0,
    concurrent: 3,
  },
);

beforeEach(() => {
  localStorage.setItem("kyuseki-token", JSON.stringify({ token: "abc", expires_at: 4_102_444_800 }));
  sessionStorage.clear();
  delete window.prefetchedResponses;
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});

afterEach(() => {
  vi.useRealTimers();
});

/** What the inline script of index.html asks for, without the session. */
function prefetchedAt(address: string): string[] {
  history.replaceState(null, "", address);
  new Function(script)();
  return prefetchedPaths();
}

const allAnswers = () =>
  Promise.all(Object.values(window.prefetchedResponses?.answers ?? {}).map(({ answer }) => answer));

const prefetchedPaths = () =>
  Object.keys(window.prefetchedResponses?.answers ?? {})
    .filter((path) => path !== "/api/session")
    .sort();

/** What the page's module asks for on the way to its link. */
async function askedAt(address: string, replies: Record<string, unknown> = {}): Promise<string[]> {
  const { pathname, search } = new URL(address, location.href);
  const matched = matchPath(pathname);
  if (matched.kind !== "screen") throw new Error(`${address} is no screen`);
  const asked = new Set<string>();
  const { call } = createClient({
    token: () => "abc",
    prefetched: async ({ url, query }) => {
      asked.add(addressOf(url, query));
      if (url in replies) return { status: 200, text: JSON.stringify(replies[url]), retryAfter: undefined };
      return { status: 404, text: JSON.stringify({ error: "ない", code: "not_found" }), retryAfter: undefined };
    },
  });
  const { prefetch } = await loadScreen(matched.route);
  await prefetch?.({ call, queries: createQueryClient(), log: () => {} }, search, matched.params, "");
  return [...asked].sort();
}

const concrete = (path: string) =>
  path
    .replace(":member_id", "12")
    .replace(":video_id", "34")
    .replace(":information_id", "18")
    .replace(":notice_id", "56")
    .replace(":event_id", "78")
    .replace(":user_id", "12")
    .replace(":note_id", "90");
/** Some stand open to everybody, and ask for a coach's data only with a token. */
const isForCoaches = ({ access }: Route) => access === undefined || access === "open";
const pages = all.filter((route) => isForCoaches(route) && firstCalls[route.id]);

describe("どのページも、HTMLと一緒に最初のデータを尋ねる", () => {
  test.each(pages.map(({ path }) => concrete(path)))("%s", async (address) => {
    const prefetched = prefetchedAt(address);
    expect(prefetched.length).toBeGreaterThan(0);
    expect(await askedAt(address)).toEqual(prefetched);
  });

  test.each(all.filter(isForCoaches))("$path の部品が尋ねるなら、HTMLも尋ねる", async (route) => {
    expect((await loadScreen(route)).prefetch !== undefined).toBe(firstCalls[route.id] !== undefined);
  });

  test.each([
    "/scoreboard?week=2026-11-09",
    "/dashboard?period=3&grade=j&page=2",
    "/training-report?period=1&q=%E3%81%95",
    "/training-report/12?month=2026-03",
    "/evaluation-result?kind=4&period=3&type=2&ball=hard",
    "/evaluation-result/measuring-day?day=7",
    "/ranking/individual/local?kind=3&period=1&gender=F",
    "/ranking/individual/national?kind=2&grade=h&batting=3&ball=soft&size=25&page=3",
    "/ranking/team/national?kind=count&size=100",
    "/information?category=recruitment&q=%E9%9B%A8",
    "/notification?tab=draft&q=%E9%9B%A8&sort=at&size=25&page=2",
    "/event-list?time=over",
    "/event-list/new?copy=78",
    "/member-list?status=archived",
    "/nextshot/analysis?period=3&type=0&ball=unset",
    "/nextshot/analysis?mode=pitching&pitch=2&grade=e",
    "/nextshot/ranking?kind=4&period=3",
    "/nextshot/report?grade=j&sort=-batted",
    "/nextshot/report/12/batting/summary?period=3&type=3&ball=unset",
    "/nextshot/report/12/pitching/summary?ball=hard",
    "/nextshot/report/12/batting/results?start=2026-03-01&end=2026-03-31&result=2&sort=-speed&size=50&page=2",
    "/nextshot/report/12/pitching/results?pitch=3&start=2026-03-01&end=2026-03-02",
    "/nextshot/report/12/batting/ai_stats?type=2&ball=hard&period=1",
    "/nextshot/report/12/print?period=3",
    "/note/note-list/12/print?year=2024",
  ])("条件のある %s", async (address) => {
    expect(await askedAt(address)).toEqual(prefetchedAt(address));
  });

  test.each(["/dashboard?period=9", "/nextshot/report/12/batting/results?start=2026-04-01&end=2026-03-31&page=0"])(
    "意味のない条件 %s は、はじめの見え方と同じ",
    async (address) => {
      expect(await askedAt(address)).toEqual(prefetchedAt(address));
    },
  );

  test.each([
    ["2026-03-31T14:59:59Z", "from=2025-04-01&to=2026-03-31"],
    ["2026-03-31T15:00:00Z", "from=2026-04-01&to=2027-03-31"],
  ])("%s の年度の日", async (now, days) => {
    vi.setSystemTime(now);
    expect(prefetchedAt("/note/note-list/12/print")).toContain(`/api/coach/notes/player/12?${days}`);
    expect(await askedAt("/note/note-list/12/print")).toEqual(prefetchedAt("/note/note-list/12/print"));
  });

  test("条件のないアドレスでは、このタブで最後に見た条件", async () => {
    rememberView("dashboard", "?period=3&grade=h");
    expect(prefetchedAt("/dashboard")).toEqual([
      "/api/coach/dashboard/heat?grade=h&limit=10&page=1&period=3",
      "/api/coach/dashboard?grade=h&period=3",
    ]);
    expect(await askedAt("/dashboard")).toEqual(prefetchedAt("/dashboard"));
  });

  describe("答えがどれを見せるか言えば、それも尋ねる", () => {
    const day = {
      date: "2026-11-20",
      name: "冬の測定会",
      place: "",
      item_ids: [1],
      created_by: null,
      filled: 0,
      players: 0,
      event_id: null,
      version: 1,
    };
    const closed_at = "2026-11-20T11:00:00Z";
    const days = (...closed: (string | null)[]) => ({
      days: closed.map((closed_at, at) => ({ ...day, id: 9 - at, closed_at })),
    });
    test.each([
      ["入力中の測定会", "/evaluation-result/print", days(closed_at, null, null), ["/api/coach/measure/days/8"]],
      ["なければ、新しい測定会", "/evaluation-result/print", days(closed_at, closed_at), ["/api/coach/measure/days/9"]],
      ["アドレスの測定会", "/evaluation-result/print?day=3", days(closed_at, null), ["/api/coach/measure/days/3"]],
      ["なにもなければ、なにも", "/evaluation-result/print", days(), []],
    ])("%s：%s", async (_, address, list, expected) => {
      const replies = { "/api/coach/measure/days": list };
      vi.stubGlobal("fetch", async (path: string) =>
        path in replies ? Response.json(list) : Response.json({}, { status: 404 }),
      );
      const first = prefetchedAt(address);
      const late = () => Object.keys(window.prefetchedResponses?.answers ?? {}).filter((path) => /\/\d+$/.test(path));
      await allAnswers();
      expect(late()).toEqual(expected);
      expect(await askedAt(address, replies)).toEqual([...new Set([...first, ...expected])].sort());
    });

    test("答えが読めなければ、ページが尋ねなおす", async () => {
      vi.stubGlobal("fetch", async () => new Response("<html>"));
      const first = prefetchedAt("/evaluation-result/print");
      await allAnswers();
      expect(prefetchedPaths()).toEqual(first);
    });
  });

  test("AP-3 一度に走るのは三つまで", () => {
    const asked = vi.fn(() => new Promise(() => {}));
    vi.stubGlobal("fetch", asked);
    expect(prefetchedAt("/nextshot/report/12/print").length).toBe(5);
    expect(asked).toHaveBeenCalledTimes(3);
  });
});
