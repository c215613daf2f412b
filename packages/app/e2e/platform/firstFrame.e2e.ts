import { storageKeys } from "@kyuseki/domain";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Visit, visiting } from "../faults/visit.ts";

const openVisit = visiting();
const files = /\/assets\/(?:shell|login)-[^/]+\.js$/;

/** Opens a page whose first file after the entry does not arrive before it is let through; on a device that knows the team, if any. */
async function openHeld(path: string, options: Parameters<typeof openVisit>[0]) {
  const visit = await openVisit(options);
  onTestFinished(visit.close);
  await visit.page.goto(path);
  await hasArrived(visit);
  if (options?.signedIn !== false)
    await visit.page.waitForFunction((key) => localStorage.getItem(key), storageKeys.analyzer);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  onTestFinished(letThrough);
  await visit.context.route(files, async (route) => {
    await held;
    await route.continue();
  });
  await visit.page.reload({ waitUntil: "commit" });
  return { visit, letThrough };
}

/** What the shell says and where it stands: heading, links with where one is, and the place of the heading. */
async function shellOf(page: Page) {
  const links = (name: string) =>
    page
      .getByRole("navigation", { name, exact: true })
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
      );
  const heading = page.getByRole("heading", { level: 1 });
  return {
    title: await heading.textContent(),
    at: await heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    main: await links("メイン"),
    quick: await links("クイックメニュー"),
    crumbs: await links("現在の場所"),
  };
}

const hasArrived = ({ page }: Visit) => page.locator(".splash").waitFor({ state: "detached" });

describe.each([
  { name: "スマートフォン", viewport: { width: 390, height: 844 } },
  { name: "タブレット", viewport: { width: 820, height: 1180 } },
  { name: "ノートPC", viewport: { width: 1024, height: 768 } },
  { name: "デスクトップ", viewport: { width: 1440, height: 900 } },
])("$name では", ({ viewport }) => {
  test.each(["/", "/member-list/bulk-add", "/ranking/individual/national"])(
    "アプリが届く前から %s の題と行き先が見え、届いても変わらない",
    async (path) => {
      const { visit, letThrough } = await openHeld(path, { viewport });
      await visit.page.getByText("読み込んでいます").waitFor();
      const before = await shellOf(visit.page);
      expect(before.title).not.toBe("");
      letThrough();
      await hasArrived(visit);
      expect(await shellOf(visit.page)).toEqual(before);
      expect(visit.consoleMessages()).toEqual([]);
    },
  );
});

test("ログインしていなければ、外枠は見えない", async () => {
  const { visit } = await openHeld("/member-list", { signedIn: false });
  await visit.page.getByText("読み込んでいます").waitFor();
  expect(await visit.page.getByRole("navigation").count()).toBe(0);
});

test("アプリが届かなければ、外枠の中でそう言い、行き先は押せる", async () => {
  const visit = await openVisit();
  onTestFinished(visit.close);
  await visit.context.route(files, (route) => route.abort());
  await visit.page.goto("/member-list");
  await visit.page.getByRole("main").getByText("読み込めませんでした。").waitFor();
  await visit.context.unroute(files);
  await visit.page.getByRole("link", { name: "測定", exact: true }).click();
  await hasArrived(visit);
  expect(await visit.page.getByRole("heading", { level: 1 }).textContent()).toBe("測定");
});

test("数字の書体は画面に入っていて、はじめての画面の数字から使われる", async () => {
  const visit = await openVisit();
  onTestFinished(visit.close);
  await visit.page.goto("/dashboard");
  await hasArrived(visit);
  await visit.page.getByRole("definition").first().waitFor();
  const asked = await visit.page.evaluate(() =>
    performance.getEntriesByType("resource").filter(({ name }) => /woff2?$/.test(name)),
  );
  expect(asked).toEqual([]);
  expect(await ownFontsOf(visit, "main dd *")).toContain("Sofia Sans Condensed");
});

/** Fonts of the page's own that the texts of the elements are drawn with. */
async function ownFontsOf({ context, page }: Visit, selector: string) {
  const inspector = await context.newCDPSession(page);
  await inspector.send("DOM.enable");
  await inspector.send("CSS.enable");
  const { root } = await inspector.send("DOM.getDocument");
  const { nodeIds } = await inspector.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const drawn = await Promise.all(nodeIds.map((nodeId) => inspector.send("CSS.getPlatformFontsForNode", { nodeId })));
  return drawn.flatMap(({ fonts }) => fonts.filter((font) => font.isCustomFont).map((font) => font.familyName));
}
