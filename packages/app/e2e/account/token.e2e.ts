import { readFileSync } from "node:fs";
import { storageKeys } from "@kyuseki/domain";
import type { Page, Request } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectConsoleMessage, manager, openBrowser, product, signIn, signOut, useBrowser } from "../browser.ts";

useBrowser();

test("S5 トークンは、アドレスにも Referer にも本文にもログにも現れない", async () => {
  expectConsoleMessage(/status of 40[0145]/);
  const { context, page } = await openSession();
  const requests: Request[] = [];
  context.on("request", (request) => requests.push(request));

  await lookAround(page);
  const token = await tokenIn(page);
  await provoke(token);
  await signOut(page);
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();

  const carriers = requests.map((request) => ({
    url: request.url(),
    referer: request.headers().referer ?? "",
    body: request.postData() ?? "",
  }));
  expect(carriers.filter((carrier) => JSON.stringify(carrier).includes(token))).toEqual([]);

  const carried = requests.filter((request) => JSON.stringify(request.headers()).includes(token));
  expect(carried.length).toBeGreaterThan(0);
  expect(carried.filter((request) => !request.url().startsWith(`${product}/api/`))).toEqual([]);

  const log = readFileSync(inject("productLog"), "utf8");
  expect(log).toContain(`"route":"/api/coach/memberlist/members"`);
  expect(log).not.toContain(token);
  expect(log).not.toContain(manager.email);
  expect(log).not.toContain(manager.password);
});

test("S6 ブラウザに残るのは決めたものだけで、ログアウトすると好みだけになる", async () => {
  const { page } = await openSession();
  await page.getByRole("button", { name: "お問い合わせ", exact: true }).first().click();
  await page.getByRole("textbox", { name: "お問い合わせ内容" }).fill("書きかけ");
  await page.getByRole("dialog").getByRole("button", { name: "閉じる" }).first().click();
  await page.getByRole("button", { name: "暗い画面にする" }).click();
  await lookAround(page);
  expect(await keptIn(page)).toSatisfy(
    only(
      /^local kyuseki-(token|theme|analyzer|kept-\d+-[\w-]+)$|^session kyuseki-view-[\w-]+$|^database kyuseki-(answers|outbox)$/,
    ),
  );

  await signOut(page);
  await page.getByRole("alertdialog", { name: "保存していない入力が1件あります。ログアウトしますか？" }).waitFor();
  await page.getByRole("button", { name: "破棄してログアウト" }).click();
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  // Others' entries may wait in the same database; of this person nothing does.
  await expect.poll(() => keptIn(page)).toEqual([`local ${storageKeys.theme}`, "database kyuseki-outbox"]);
  expect(await entriesIn(page)).toBe(0);
});

async function openSession() {
  const context = await openBrowser();
  const page = await context.newPage();
  await page.goto("/login?redirect=/member-list");
  await signIn(page);
  await page.getByRole("rowheader").first().waitFor();
  return { context, page };
}

/** A coach's day, in short. */
async function lookAround(page: Page) {
  await page.getByRole("searchbox", { name: "名前・よみがな" }).fill("はせ");
  await page.waitForURL("**/member-list?q=*");
  for (const path of ["/", "/dashboard", "/note", "/terms", "/account", "/sonna-page-wa-nai", "/member-list"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
}

const tokenIn = async (page: Page): Promise<string> => {
  const stored = await page.evaluate((key) => localStorage.getItem(key), storageKeys.token);
  const { token }: { token: string } = JSON.parse(stored ?? "{}");
  expect(token.length).toBeGreaterThan(20);
  return token;
};

/** Requests with the token that make the server log a complaint. */
async function provoke(token: string) {
  const headers = { Authorization: `Token ${token}`, "Content-Type": "application/json" };
  const failures = await Promise.all([
    fetch(`${product}/api/coach/memberlist/create`, { method: "PUT", headers, body: "{" }),
    fetch(`${product}/api/coach/memberlist/create`, { method: "PUT", headers, body: "{}" }),
    fetch(`${product}/api/nai`, { headers }),
    fetch(`${product}/api/session`, { method: "PATCH", headers }),
    fetch(`${product}/api/session`, { headers: { Authorization: `Bearer ${token}` } }),
    fetch(`${product}/api/session`, { headers: { Authorization: `Token ${token}x` } }),
  ]);
  expect(failures.map(({ status }) => status)).toEqual([400, 400, 404, 405, 401, 401]);
  expect((await Promise.all(failures.map((failure) => failure.text()))).join()).not.toContain(token);
}

/** "local kyuseki-theme": every key of every store of the page's origin. */
const keptIn = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((key) => `cache ${key}`),
    ...document.cookie.split("; ").filter(Boolean),
  ]);

/** What waits on the device to be sent. */
const entriesIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("kyuseki-outbox");
        opening.onsuccess = () => {
          const counting = opening.result.transaction("entries").objectStore("entries").count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

const only = (allowed: RegExp) => (keys: string[]) => keys.length > 0 && keys.every((key) => allowed.test(key));
