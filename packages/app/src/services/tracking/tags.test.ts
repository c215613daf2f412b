// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { canaries, manager, openTab } from "./tracking.fixtures.ts";

const tags = {
  tagManager: { id: "GTM-1", url: "https://tags.example/gtm.js" },
  webAnalytics: { id: "G-1", url: "https://tags.example/gtag/js" },
  paymentScriptUrl: "https://pay.example/v3/",
};
const sources = () => [...document.scripts].map(({ src }) => src);
const told = () => (window.dataLayer ?? []).map((item) => (isArguments(item) ? [...item] : item));
const isArguments = (item: unknown): item is IArguments =>
  Object.prototype.toString.call(item) === "[object Arguments]";

beforeEach(() => {
  document.head.replaceChildren();
  window.dataLayer = undefined;
});

async function visit(settings: Parameters<typeof openTab>[0], storage?: () => Storage) {
  const tab = openTab(settings, storage && { storage });
  window.history.pushState(null, "", "/member-list/12?q=カナリア");
  tab.session.signInWith(manager, { remember: false });
  tab.pageView("メンバー詳細", "/member-list/12");
  await tab.settled();
  return tab;
}

describe("AN-4 よそのスクリプト", () => {
  test("設定がなければ、何も読み込まない", async () => {
    await visit(undefined);
    await visit({});
    expect([sources(), told()]).toEqual([[], []]);
  });

  test("設定したものだけを読み込み、画面の題と道すじを伝える（RO-9）", async () => {
    await visit(tags);
    expect(sources()).toEqual([
      "https://tags.example/gtm.js?id=GTM-1",
      "https://tags.example/gtag/js?id=G-1",
      "https://pay.example/v3/",
    ]);
    const page = {
      page_title: "メンバー詳細",
      page_path: "/member-list/:member_id",
      page_location: "http://localhost:3000/member-list/:member_id",
    };
    expect(told()).toEqual([
      { "gtm.start": expect.any(Number), event: "gtm.js" },
      ["js", expect.any(Date)],
      ["config", "G-1", { send_page_view: false, page_location: "http://localhost:3000" }],
      { event: "page_view", ...page },
      ["set", page],
      ["event", "page_view", page],
    ]);
    expect(JSON.stringify(told())).not.toMatch(canaries);
  });

  test.each([
    [{ tagManager: tags.tagManager }, "https://tags.example/gtm.js?id=GTM-1"],
    [{ webAnalytics: tags.webAnalytics }, "https://tags.example/gtag/js?id=G-1"],
    [{ paymentScriptUrl: tags.paymentScriptUrl }, "https://pay.example/v3/"],
  ])("一つだけの設定 %o", async (settings, source) => {
    await visit(settings);
    expect(sources()).toEqual([source]);
  });

  test("ER-3 届かなければ、コンソールに警告するだけ", async () => {
    const tab = await visit({ paymentScriptUrl: tags.paymentScriptUrl });
    document.scripts[0]?.dispatchEvent(new Event("error"));
    expect(tab.warnings).toEqual(["pay.example: the script did not load"]);
  });

  test("P1 ログアウトすると、よそのスクリプトのないページで始め直す", async () => {
    const tab = await visit(tags);
    expect(tab.reloads()).toBe(0);
    tab.session.signOut("left");
    expect(tab.reloads()).toBe(1);
  });

  test("SE-7 保存領域が使えなければ、管理者の印はないものとする", async () => {
    await visit({ paymentScriptUrl: tags.paymentScriptUrl }, () => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(sources()).toEqual(["https://pay.example/v3/"]);
  });
});
