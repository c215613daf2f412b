// Opens the built Storybook, as a designer opens it.
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumLaunch } from "../browser.ts";
import { listen } from "../listen.ts";
import { turbo } from "../turbo.ts";
import { createStoryServer } from "./storyServer.ts";

let server: ReturnType<typeof createStoryServer>;
let browser: Browser;
let page: Page;
let address: string;
beforeAll(async () => {
  turbo("run", "//#build-storybook");
  server = createStoryServer({ root: "storybook-static", folders: [], rounds: 1 });
  address = `${await listen(server)}/`;
  browser = await chromium.launch(await chromiumLaunch());
  page = await browser.newPage({ locale: "ja-JP", viewport: { width: 1440, height: 900 } });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  server?.close();
  server?.closeAllConnections();
});

const shown = () => page.frameLocator("#storybook-preview-iframe");
const visit = (query = "") => page.goto(address + query);

test.each(["", "?path=/", "index.html"])("「%s」では、はじめにが開く", async (query) => {
  await visit(query);
  await shown().getByRole("heading", { level: 1, name: "球跡のデザイン" }).waitFor();
});

test("はじめには、読む順に並ぶ", async () => {
  await visit();
  const pages = page.locator("[data-nodetype=document]");
  await pages.filter({ hasText: "アクセシビリティ" }).waitFor();
  expect((await pages.allInnerTexts()).slice(0, 5)).toEqual([
    "球跡のデザイン",
    "原則",
    "画面一覧",
    "見た目の確かめ方",
    "部品の足し方",
  ]);
});

const english = /[A-Za-z]{3}/;

test("検索、道具箱、パネルは日本語で話す", async () => {
  await visit("?path=/story/components-data-table--ready");
  await page.getByPlaceholder("部品や画面をさがす").waitFor();
  await page.getByRole("tab", { name: "操作の確認" }).waitFor();
  await page.getByRole("columnheader", { name: "値を変える" }).waitFor();
  expect((await page.getByRole("tab").allInnerTexts()).filter((name) => english.test(name))).toEqual([]);
  const tools = page.getByRole("toolbar").first().getByRole("button");
  const spoken = await tools.evaluateAll((all) => all.map((tool) => tool.ariaLabel ?? tool.textContent));
  expect(spoken).toEqual(expect.arrayContaining(["もう一度表示する", "幅", "見え方", "明暗"]));
  expect(spoken.filter((name) => english.test(name ?? ""))).toEqual([]);
});

test("説明のページの表も日本語", async () => {
  await visit("?path=/docs/components-tag--docs");
  for (const name of ["名前", "説明", "初期値", "値を変える"])
    await shown().getByRole("columnheader", { name }).first().waitFor();
});

test("その幅で確かめられない操作は、赤くならず、どこで確かめるかを言う", async () => {
  await visit("?path=/story/components-data-table--ready&globals=viewport.value:mobile");
  await page.getByRole("tab", { name: "操作の確認" }).click();
  await page.getByText("この操作の確認はデスクトップ幅で行います").waitFor();
  await page.getByText("成功", { exact: true }).waitFor();
  expect(await page.getByText("失敗", { exact: true }).count()).toBe(0);
});

test("決められた幅では、操作をはじめから終わりまで確かめる", async () => {
  await visit("?path=/story/components-data-table--ready&globals=viewport.value:desktop");
  await page.getByRole("tab", { name: "操作の確認" }).click();
  await page.getByText("成功", { exact: true }).waitFor();
  expect(await page.getByText("で行います").count()).toBe(0);
  expect(await page.getByText("toEqual").count()).toBe(1);
});
