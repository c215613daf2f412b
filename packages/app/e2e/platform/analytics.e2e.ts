import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { storageKeys } from "@kyuseki/domain";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startProduct, temporaryData } from "../../../../scripts/productProcess.ts";
import { openSink } from "../../testing/analyticsSink.ts";
import { listedNames, manager, openBrowser, openPage, signIn, signOut, useBrowser } from "../browser.ts";

useBrowser();

const patient = { timeout: 20_000 };
const canary = "カナリア花子";
let sink: Awaited<ReturnType<typeof openSink>>;
let scripts: Awaited<ReturnType<typeof openScripts>>;
let watched: { url: string; close: () => Promise<void> };
beforeAll(async () => {
  [sink, scripts] = await Promise.all([openSink(), openScripts()]);
  watched = await openWatchedProduct({
    KYUSEKI_ANALYTICS_TOKEN: "0a1b",
    KYUSEKI_ANALYTICS_UPSTREAM: sink.origin,
    KYUSEKI_RECORDING_PERCENT: "100",
    KYUSEKI_TAG_MANAGER_ID: "GTM-1",
    KYUSEKI_TAG_MANAGER_URL: `${scripts.origin}/gtm.js`,
    KYUSEKI_WEB_ANALYTICS_ID: "G-1",
    KYUSEKI_WEB_ANALYTICS_URL: `${scripts.origin}/gtag/js`,
    KYUSEKI_PAYMENT_SCRIPT: "1",
    KYUSEKI_PAYMENT_SCRIPT_URL: `${scripts.origin}/v3/`,
  });
});
afterAll(async () => {
  await watched.close();
  sink.close();
  scripts.close();
});
beforeEach(() => {
  sink.received.length = 0;
  scripts.asked.length = 0;
});

/** Third-party scripts, each leaving its name in the page. */
async function openScripts() {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.setHeader("content-type", "text/javascript").end(`(window.others ??= []).push("${url}")`);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}

/** A product of its own, because settings are read once at start. */
async function openWatchedProduct(settings: Record<string, string>) {
  const { dataDir, remove } = temporaryData();
  Object.assign(process.env, settings);
  const { url, stop } = await startProduct(dataDir).finally(() => {
    for (const name of Object.keys(settings)) delete process.env[name];
  });
  const close = async () => {
    await stop();
    remove();
  };
  return { url, close };
}

const eventNames = () =>
  sink.opened().flatMap(([path, items]) => (path === "/track/" ? items.map(({ event }) => String(event)) : []));
const recordings = () =>
  sink.received
    .filter(({ url }) => url.startsWith("/record/"))
    .map(({ url, body }) => decodeURIComponent(url) + gunzipSync(body).toString());
const everything = () =>
  [
    ...sink.received.map(({ url, body }) => decodeURIComponent(`${url} ${url.startsWith("/record/") ? "" : body}`)),
    ...recordings(),
  ].join("\n");

async function openMembers(page: Page) {
  await page.goto(`${watched.url}/login?redirect=/member-list`);
  await signIn(page);
  await page.getByRole("heading", { level: 1, name: "メンバーリスト" }).waitFor();
  return listedNames(page);
}

const traces = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split("; ")].filter((key) =>
      /^(__)?mp/.test(key),
    ),
  );

test("P1 ログインの前は、解析にもよそにも何も届かない", async () => {
  const page = await (await openBrowser()).newPage();
  for (const path of ["/terms", "/login"]) {
    await page.goto(watched.url + path);
    await page.getByRole("heading").first().waitFor();
    await page.waitForLoadState("networkidle");
  }
  expect([sink.received, scripts.asked, await traces(page)]).toEqual([[], [], []]);
});

test("RO-9・SE-3・AN-3・P1 開いた画面が番号だけで届き、録画にも名前は写らない", async () => {
  const page = await (await openBrowser()).newPage();
  const names = await openMembers(page);
  await page.evaluate((name) => {
    const main = document.querySelector("main");
    main?.setAttribute("aria-label", `${name}の一覧`);
    main?.append(Object.assign(document.createElement("p"), { className: "canary", textContent: name, title: name }));
  }, canary);
  await page.getByRole("searchbox", { name: "名前・よみがな" }).fill("はせがわ");
  await page.waitForURL("**/member-list?q=*");
  await expect.poll(() => scripts.asked.toSorted(), patient).toEqual(["/gtag/js?id=G-1", "/gtm.js?id=GTM-1", "/v3/"]);
  await expect.poll(eventNames, patient).toContain("enter page: メンバーリスト");
  await expect.poll(recordings, patient).not.toEqual([]);

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("kyuseki-token") ?? "{}").token);
  const secrets = [
    ...names.flatMap((name) => name.split(/\s+/)),
    canary,
    "はせがわ",
    manager.email,
    manager.password,
    "大野",
    token,
  ];
  const text = everything();
  expect(recordings().join()).toMatch(/"tagName":"table".*"class":"canary"/);
  expect(text).toContain(`"$current_url":"${watched.url}/member-list"`);
  expect(secrets.filter((secret) => secret.length > 1 && text.includes(secret))).toEqual([]);
  expect(sink.received.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  const ours = `Basic ${btoa("0a1b:")}`;
  const signed = sink.received.filter(({ authorization }) => authorization !== undefined);
  expect(signed.every(({ url, authorization }) => url.startsWith("/record/") && authorization === ours)).toBe(true);
});

test("S6・P1 ログアウトすると、跡が消え、よそのスクリプトのないページになる", async () => {
  const page = await (await openBrowser()).newPage();
  await openMembers(page);
  await page.waitForFunction(() => (window as { others?: string[] }).others?.length === 3);
  await expect.poll(() => traces(page), patient).not.toEqual([]);
  await signOut(page);
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  await page.waitForFunction(() => !("others" in window));
  await expect.poll(eventNames, patient).toContain("enter page: メンバーリスト");
  expect(await traces(page)).toEqual([]);
});

test("SE-7 管理者の印があれば、ダミーの番号で届き、録画もよそのスクリプトもない", async () => {
  const page = await (await openBrowser()).newPage();
  await page.goto(`${watched.url}/login`);
  await page.evaluate((key) => localStorage.setItem(key, "x"), storageKeys.adminToken);
  await openMembers(page);
  await expect.poll(eventNames, patient).toContain("enter page: メンバーリスト");
  const tokens = sink
    .opened()
    .flatMap(([path, items]) =>
      items.map((item) => (path === "/track/" ? (item.properties as { token: string }).token : item.$token)),
    );
  expect(new Set(tokens)).toEqual(new Set(["dummy"]));
  expect([recordings(), scripts.asked]).toEqual([[], []]);
});

test("D-12 設定がなければ、解析の部品は読み込まれず、方針によそは入らない", async () => {
  const page = await openPage("/login");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await signIn(page);
  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(requests.filter((url) => /analytics|tracker|recorder|tags/i.test(url))).toEqual([]);
  const answer = await page.goto("/");
  expect(answer?.headers()["content-security-policy"]).not.toMatch(/https?:|frame-src/);
});
