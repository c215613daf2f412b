import { Writable } from "node:stream";
import { startTestServer, type TestServer } from "@kyuseki/server/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { desktop, expectConsoleMessage, openBrowser, phone, useBrowser } from "../browser.ts";
import { type FaultProxy, openFaultProxy } from "../faults/faultProxy.ts";
import { faultsOf } from "../platform/widths.ts";

const code = "s".repeat(43);
let log = "";
const sink = new Writable({
  write(chunk, _, done) {
    log += chunk;
    done();
  },
});
let server: TestServer;
let proxy: FaultProxy;

useBrowser();
beforeAll(async () => {
  server = await startTestServer({ log: sink });
  proxy = await openFaultProxy(await server.listen());
  await server.db.query(
    "insert into setup_code (code_hash, expires_at) values (sha256($1::text::bytea), now() + interval '1 hour')",
    [code],
  );
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
});

async function openSetup(ofCode: string, viewport = desktop): Promise<Page> {
  const page = await (await openBrowser(viewport)).newPage();
  await page.goto(`${proxy.url}/setup#${ofCode}`);
  return page;
}

/** An installation is set up once, so the steps stand in one test. */
test("OP-1・S5 空のサーバーを、端末に出たアドレスからブラウザーで始める。コードはどこにも書かれず、二度は使えない", async () => {
  expectConsoleMessage(/Failed to load resource.*(403|404)/);
  const wrong = await openSetup("w".repeat(43), phone);
  await wrong.getByRole("heading", { name: "このコードは使えません" }).waitFor();
  await wrong.getByText("npm run club -- setup").waitFor();

  const page = await openSetup(code, phone);
  await page.getByRole("textbox", { name: "チーム名" }).fill("港北リトル");
  await page.getByRole("combobox", { name: "都道府県" }).selectOption("神奈川県");
  await page.getByRole("textbox", { name: "お名前" }).fill("大野 健一");
  await page.getByRole("textbox", { name: "メールアドレス" }).fill("ohno@club.example");
  await page.getByLabel("パスワード", { exact: true }).fill("yoru-no-hoshi-88");
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "設定を終える" }).click();
  await page.getByRole("heading", { name: "設定が終わりました" }).waitFor();
  await page.getByRole("link", { name: "あとにして、ホームへ" }).click();
  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  const { rows } = await server.db.query(
    "select t.name, t.prefecture, u.email, u.coach_type from teams t join users u using (team_id)",
  );
  expect(rows).toEqual([{ name: "港北リトル", prefecture: 14, email: "ohno@club.example", coach_type: "manager" }]);

  const again = await openSetup(code);
  await again.getByRole("heading", { name: "はじめの設定は済んでいます" }).waitFor();
  await again.getByRole("link", { name: "ログインへ" }).click();
  await again.getByRole("heading", { name: "指導者ログイン" }).waitFor();

  const writtenDown = JSON.stringify(proxy.seen.map(({ url, headers }) => [url, headers]));
  expect(writtenDown).toContain("/api/setup");
  expect(log).toContain('"route":"/api/setup"');
  expect([writtenDown.includes(code), log.includes(code)]).toEqual([false, false]);
});
