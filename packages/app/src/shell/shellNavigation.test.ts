import { describe, expect, test } from "vitest";
import { navigationFor, type ShellNavigation } from "./shellNavigation.ts";

const at = (pathname: string, more: Partial<Parameters<typeof navigationFor>[0]> = {}) =>
  navigationFor({ ...quiet, pathname, ...more });
const quiet = { analyzer: true, isMobile: false, applied: 0, unread: 0, unanswered: 0, openPlayers: 0 };
const links = (groups: ShellNavigation["nav"]) =>
  Object.fromEntries(groups.map(({ id, items }) => [id ?? "", items.map(({ href }) => href)]));
const current = ({ nav }: ShellNavigation) =>
  nav
    .flatMap(({ items }) => items.flatMap((item) => [item, ...(item.children ?? [])]))
    .filter((item) => item.current)
    .map(({ id }) => id);

describe("横の列（RO-5）", () => {
  test("元の仕様のまとまりと順番で並ぶ", () => {
    expect(links(at("/").nav)).toEqual({
      "": ["/"],
      training: ["/dashboard", "/training-report", "/evaluation-result", "/ranking"],
      communication: ["/notification", "/note"],
      analyzer: ["/nextshot/analysis", "/nextshot/report"],
      setting: ["/member-list", "/team-management", "/evaluation-setting"],
      support: ["/faq"],
    });
  });

  test("ランキングの中には三つの行き先がある", () => {
    const ranking = at("/")
      .nav.flatMap(({ items }) => items)
      .find(({ id }) => id === "ranking");
    expect(ranking?.children?.map(({ href }) => href)).toEqual([
      "/ranking/individual/local",
      "/ranking/individual/national",
      "/ranking/team/national",
    ]);
  });

  test("RO-2 アナライザーのないチームには出さない", () => {
    expect(Object.keys(links(at("/", { analyzer: false }).nav))).toEqual([
      "",
      "training",
      "communication",
      "setting",
      "support",
    ]);
  });

  test.each([
    { pathname: "/", expected: ["home"] },
    { pathname: "/member-list", expected: ["member-list"] },
    { pathname: "/member-list/12", expected: ["member-list"] },
    { pathname: "/ranking/team/national", expected: ["ranking-team-national"] },
    { pathname: "/nextshot/report/12/batting/summary", expected: ["player-report"] },
    { pathname: "/notification", expected: ["notification"] },
    { pathname: "/information", expected: [] },
  ])("$pathname では $expected がいまの場所", ({ pathname, expected }) => {
    expect(current(at(pathname))).toEqual(expected);
  });
});

test("RO-5 スマートフォンのメニューには、お知らせと選手用サービスが加わる", () => {
  expect(links(at("/", { isMobile: true }).menu).support).toEqual(["/information", "/faq", "/top"]);
});

test.each([
  { applied: 3, badges: [["member-list", 3]] },
  { applied: 0, badges: [] },
])("BE-6 承認を待つ申請が$applied 件なら、メンバーリストにその数", ({ applied, badges }) => {
  const items = at("/", { applied }).nav.flatMap((group) => group.items);
  expect(items.filter(({ badge }) => badge).map(({ id, badge }) => [id, badge])).toEqual(badges);
});

test("NO-1 未返信の成長ノートの数が、メニューと下の列に出る", () => {
  const { nav, tabs } = at("/", { unanswered: 4 });
  const badges = [...nav.flatMap((group) => group.items), ...tabs].filter(({ badge }) => badge);
  expect(badges.map(({ href, badge }) => [href, badge])).toEqual([
    ["/note", 4],
    ["/note", 4],
  ]);
});

test("CO-7 まだの人の数が、お知らせ送信に出る", () => {
  const { nav, tabs } = at("/", { openPlayers: 7 });
  const badges = [...nav.flatMap((group) => group.items), ...tabs].filter(({ badge }) => badge);
  expect(badges.map(({ href, badge }) => [href, badge])).toEqual([
    ["/notification", 7],
    ["/notification", 7],
  ]);
});

test("RO-3 スマートフォンの選手別レポートは、選手検索から始まる", () => {
  expect(links(at("/", { isMobile: true }).nav).analyzer).toEqual(["/nextshot/analysis", "/search"]);
});

test("下の列はホーム、レポート、選手検索、ノート、送信", () => {
  expect(at("/").tabs.map(({ href }) => href)).toEqual(["/", "/dashboard", "/search", "/note", "/notification"]);
});
