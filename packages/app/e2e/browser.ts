import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { chromiumLaunch } from "../../../scripts/browser.ts";

export const product = inject("product");
export const manager = { email: "manager@demo.kyuseki.example", password: "kyuseki-demo" };
export const player = { email: "player@demo.kyuseki.example", password: "kyuseki-demo" };

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

let browser: Browser;
let contexts: BrowserContext[] = [];
let consoleMessages: string[] = [];
let expected: RegExp[] = [];

/** Opens one browser for the file; after each test its pages are closed and must not have complained. */
export function useBrowser() {
  beforeAll(async () => {
    browser = await chromium.launch(await chromiumLaunch());
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const unexpected = consoleMessages.filter((message) => !expected.some((pattern) => pattern.test(message)));
    await Promise.all(contexts.map((context) => context.close()));
    [contexts, consoleMessages, expected] = [[], [], []];
    expect(unexpected).toEqual([]);
  });
}

/** A browser profile of its own: a coach at a computer or with a phone. */
export async function openBrowser(viewport = desktop, { withServiceWorker = false } = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, locale: "ja-JP", timezoneId: "Asia/Tokyo", baseURL: product });
  contexts.push(context);
  context.setDefaultTimeout(20_000);
  if (!withServiceWorker) await context.addInitScript(forgetServiceWorkers);
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`content policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      consoleMessages.push(`${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (message) => consoleMessages.push(String(message.error())));
  return context;
}

/**
 * Runs in the page: a browser without service workers. Requests of a worker would be out of the sight of whoever watches
 * those of the page.
 */
export function forgetServiceWorkers() {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

export async function openPage(path: string, viewport = desktop): Promise<Page> {
  const page = await (await openBrowser(viewport)).newPage();
  await page.goto(path);
  return page;
}

/** Browsers log refused calls to the console; a test that provokes one declares it. */
export function expectConsoleMessage(pattern: RegExp) {
  expected.push(pattern);
}

export async function signIn(page: Page, { email, password } = manager) {
  await page.getByRole("textbox", { name: "メールアドレス" }).fill(email);
  await page.getByLabel("パスワード", { exact: true }).fill(password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
}

/** On a computer signing out is in the user menu. */
export async function signOut(page: Page) {
  await page.getByRole("button", { name: /メニュー$/ }).click();
  await page.getByRole("button", { name: "ログアウト" }).click();
}

/** Names in the rows of the member list, as they stand. */
export async function listedNames(page: Page): Promise<string[]> {
  await page.getByRole("rowheader").first().waitFor();
  return page.getByRole("rowheader").allInnerTexts();
}

export const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};
