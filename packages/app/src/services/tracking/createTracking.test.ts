// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openSink } from "../../../testing/analyticsSink.ts";
import { canaries, manager, openTab } from "./tracking.fixtures.ts";

let sink: Awaited<ReturnType<typeof openSink>>;
let tab: ReturnType<typeof openTab>;
beforeAll(async () => {
  sink = await openSink();
  tab = openTab({ analytics: { token: "0a1b", recordingPercent: 0 } }, { origin: sink.origin });
});
afterAll(() => sink.close());
afterEach(() => {
  sink.received.length = 0;
});

/** One coach after another in one tab, as a shared tablet has them. */
const coach = { ...manager, user: { ...manager.user, id: 32 }, team: { ...manager.team, team_id: 5 } };
const kept = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split("; ")].filter((key) =>
    /^(__)?mp/.test(key),
  );

async function signOut() {
  tab.session.signOut("left");
  await tab.settled();
}

/** Everything that arrived, path by path. */
const sent = () =>
  Object.groupBy(
    sink.opened().flatMap(([path, items]) => items.map((item) => ({ path, item }))),
    ({ path }) => path,
  );
const items = (path: string) => (sent()[path] ?? []).map(({ item }) => item);
const events = () =>
  items("/api/analytics/track/").map(
    ({ event, properties }) => [event, properties as Record<string, unknown>] as const,
  );

test("P1 ログインするまでは、何も送らず、何も残さない", async () => {
  const unknown = openTab({ analytics: { token: "0a1b", recordingPercent: 0 } }, { origin: sink.origin });
  unknown.pageView("利用規約", "/terms");
  await unknown.settled();
  unknown.session.signOut("left");
  await unknown.settled();
  expect([sink.received, kept()]).toEqual([[], []]);
});

test("RO-9・P1 ログインの前に開いた画面は、入ってから、トークンのない道すじで届き、家族のページは届かない", async () => {
  window.history.pushState(null, "", "/join#kanaria-code");
  tab.pageView("チーム参加", "/join");
  tab.pageView("家族のページ", "/f");
  tab.pageView("ログイン", "/login");
  tab.pageView("ログイン", "/login");
  await tab.settled();
  expect([sink.received, kept()]).toEqual([[], []]);
  const signedInS = Date.now() / 1000;
  tab.session.signInWith(manager, { remember: false });
  tab.pageView("ホーム", "/");
  tab.pageView("家族のページ", "/f");
  await signOut();

  const pages = events().filter(([event]) => event !== "$identify");
  expect(pages.map(([event, { path, $current_url }]) => [event, path, $current_url]).sort()).toEqual([
    ["enter page: チーム参加", "/join", "http://localhost:3000/join"],
    ["enter page: ホーム", "/", "http://localhost:3000/"],
    ["enter page: ログイン", "/login", "http://localhost:3000/login"],
  ]);
  for (const [event, { time, distinct_id }] of pages) {
    const isInItsTurn = event === "enter page: ホーム" ? Number(time) >= signedInS : Number(time) <= signedInS;
    expect([event, isInItsTurn, distinct_id]).toEqual([event, true, "31"]);
  }
  expect(sink.received.map(({ url, body }) => decodeURIComponent(`${url} ${body}`)).join()).not.toMatch(canaries);
});

test("SE-3・RO-9 誰か、どのチームか、どの画面を開いたかが、番号で届く", async () => {
  window.history.pushState(null, "", "/member-list/12?q=カナリア#kanaria");
  document.title = "カナリア 花子 - 球跡 Kyuseki";
  tab.session.signInWith(manager, { remember: false });
  tab.pageView("メンバー詳細", "/member-list/12");
  tab.pageView("チーム参加", "/join");
  tab.pageView("チーム参加", "/join/kanaria-code");
  tab.pageView("どこでもない", "/api/nai");
  await signOut();

  // The library lets events wait for each other's turn; their order is in their times.
  const arrived = events().map(([event, { path, $current_url }]) => [event, path, $current_url]);
  expect(arrived.sort()).toEqual([
    ["$identify", undefined, "http://localhost:3000/member-list/:member_id"],
    ["enter page: チーム参加", "/join", "http://localhost:3000/join"],
    ["enter page: メンバー詳細", "/member-list/:member_id", "http://localhost:3000/member-list/:member_id"],
  ]);
  for (const [, properties] of events()) expect(properties).toMatchObject({ distinct_id: "31", token: "0a1b" });
  const [page] = events().filter(([event]) => event === "enter page: メンバー詳細");
  expect(page?.[1]).toMatchObject({ team_id: ["4"], $user_id: "31" });
  expect(items("/api/analytics/engage/")).toMatchObject([{ $set: { team_id: ["4"] }, $distinct_id: "31" }]);
  expect(items("/api/analytics/groups/")).toMatchObject([
    { $group_key: "team_id", $group_id: "4", $set: { sport_type: "softball" } },
  ]);
  expect(tab.warnings).toEqual([]);
  expect(tab.reloads()).toBe(0);
});

test("P1・S5 名前も、トークンも、アドレスの中身も届かない", async () => {
  tab.session.signInWith(manager, { remember: false });
  tab.pageView("メンバーリスト", "/member-list");
  await signOut();
  const everything = sink.received.map(({ url, body }) => decodeURIComponent(`${url} ${body}`)).join("\n");
  expect(everything).toContain("enter page: メンバーリスト");
  expect(everything).not.toMatch(canaries);
  expect(everything).not.toMatch(/referrer|utm_|member-list\/12/);
});

test("S6 ログアウトすると、何も残らず、次の人は別人として始まる", async () => {
  tab.session.signInWith(manager, { remember: false });
  tab.pageView("ホーム", "/");
  await tab.settled();
  expect(kept().some((key) => key.startsWith("mp_0a1b_mixpanel="))).toBe(true);
  expect(kept().join()).not.toMatch(canaries);
  const before = await deviceOf();
  expect(kept()).toEqual([]);

  tab.session.signInWith(coach, { remember: false });
  tab.pageView("ホーム", "/");
  const after = await deviceOf();
  expect(after.properties).toMatchObject({ distinct_id: "32", team_id: ["5"] });
  expect(after.properties.$device_id).not.toBe(before.properties.$device_id);
});

async function deviceOf() {
  await signOut();
  const all = events().filter(([event]) => event === "enter page: ホーム");
  const [last] = all.slice(-1);
  if (!last) throw new Error("no page was entered");
  return { properties: last[1] };
}
