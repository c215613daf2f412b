import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { nextMark, startNextRelease } from "./nextRelease.ts";

const openVisit = visitingInTurn();

/** A coach whose browser has stored the app. */
async function openStored(): Promise<Visit> {
  const visit = await openVisit({ withServiceWorker: true });
  await visit.page.goto("/");
  await heading(visit.page, "ホーム");
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", null, {
    timeout: 40_000,
  });
  return visit;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const openByLink = async (page: Page, name: string) => {
  await page.getByRole("link", { name, exact: true }).first().click();
  await heading(page, name);
};

/** Of the registered workers, "active" or "active waiting". */
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const { active, waiting } = await navigator.serviceWorker.ready;
    return [active && "active", waiting && "waiting"].filter(Boolean).join(" ");
  });

/** Runs in the page: another tab has sent what was written. */
function asIfSentElsewhere() {
  for (const key of Object.keys(localStorage)) if (key.startsWith("kyuseki-kept-")) localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent("storage"));
}

/** Paths that the browser has stored, by release. One that is dropped meanwhile would come back empty by being opened. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const paths = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return paths.filter(({ length }) => length > 0);
  });

test("OF-1 電波がなくても、読み込み直すと画面が開く。残るのは、誰のものでもないファイルだけ", {
  timeout: 60_000,
}, async () => {
  const { page, context } = await openStored();
  const [files = [], ...others] = await storedIn(page);
  expect(others).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => !/^\/(|mark\.svg|windows-before|assets\/[\w-]+\.(js|woff2))$/.test(path))).toEqual([]);

  await page.goto("/member-list");
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain("kyuseki-answers");
  await context.setOffline(true);
  await page.goto("/member-list");
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
  await page.getByText(/^オフラインです。表示は .+ 時点の記録です。$/).waitFor();
  await context.setOffline(false);
  await page.goto("/member-list");
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
});

test("入口のスクリプトは、はじめは画面と一緒に届き、ファイルを残してからは、そのファイルから動く", async () => {
  const { page, proxy, context } = await openStored();
  const inPage = page.locator("script[data-file]");
  const asFile = page.locator('script[src^="/assets/react-"], script[src^="/assets/index-"]');
  expect([await inPage.count(), await asFile.count()]).toEqual([3, 0]);

  const asked = proxy.seen.length;
  await page.goto("/faq");
  await heading(page, "マニュアル・よくある質問");
  expect([await inPage.count(), await asFile.count()]).toEqual([0, 2]);
  await context.setOffline(true);
  await page.reload();
  await heading(page, "マニュアル・よくある質問");
  expect([await inPage.count(), await asFile.count()]).toEqual([0, 2]);
  expect(proxy.seen.slice(asked).filter(({ call }) => call.includes("/assets/index-"))).toEqual([]);
});

test("ほかの誰かの 200 と、途中の 502 は、画面として出ない", { timeout: 90_000 }, async () => {
  const { page, proxy } = await openStored();
  for (const status of [200, 502]) {
    const headers = { "content-type": "text/html" };
    proxy.script("GET /member-list", [{ kind: "answer", status, body: "<h1>駅のWi-Fi</h1>", headers }]);
    await page.goto("/member-list");
    await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
    expect(await page.getByText("駅のWi-Fi").count()).toBe(0);
  }
});

test("OF-6 新しい版は、書きかけがある間は待つ。開いている画面は、前の版の部品で動き続ける", {
  timeout: 90_000,
}, async () => {
  const { page, proxy, server } = await openStored();
  const next = await startNextRelease(server, ["FaqRoute-"]);
  onTestFinished(next.stop);
  await page.getByRole("button", { name: "お問い合わせ", exact: true }).first().click();
  await page.getByRole("textbox", { name: "お問い合わせ内容" }).fill("書きかけ");

  proxy.leadTo(next.address);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => workersOf(page), { timeout: 20_000 }).toBe("active waiting");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  expect(await workersOf(page)).toBe("active waiting");

  await page.getByRole("dialog").getByRole("button", { name: "閉じる" }).first().click();
  await page.evaluate(asIfSentElsewhere);
  await expect.poll(() => workersOf(page), { timeout: 10_000 }).toBe("active");
  const asked = proxy.seen.length;
  await openByLink(page, "マニュアル・よくある質問");
  expect(await page.locator(nextMark).count()).toBe(0);
  expect(proxy.seen.slice(asked).filter(({ call }) => call.includes("/assets/"))).toEqual([]);
  expect(await storedIn(page)).toHaveLength(2);

  await page.goto("/member-list");
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
  expect(await page.locator(nextMark).count()).toBe(1);
  await page.goto("/");
  await expect.poll(() => storedIn(page), { timeout: 15_000 }).toHaveLength(1);
});

test("OF-6 サーバーが遅くて前の版の画面が出ても、次に開くときは新しい版になる", { timeout: 90_000 }, async () => {
  const { page, proxy, server } = await openStored();
  const next = await startNextRelease(server, []);
  onTestFinished(next.stop);
  proxy.leadTo(next.address);
  const openLate = async () => {
    proxy.script("GET /member-list", [{ kind: "late", ms: 25_000 }]);
    await page.goto("/member-list", { timeout: 30_000 });
    await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
    return page.locator(nextMark).count();
  };
  // The earlier one, or already the next where that has arrived meanwhile.
  await openLate();
  await expect.poll(async () => (await storedIn(page)).length, { timeout: 30_000 }).toBe(2);
  await expect.poll(() => workersOf(page), { timeout: 30_000 }).toBe("active");
  expect(await openLate()).toBe(1);
});
