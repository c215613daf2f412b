import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Route, routes } from "../../src/navigation/routeTable.ts";
import { expectConsoleMessage, openBrowser, phone, signIn, useBrowser } from "../browser.ts";
import { violationsIn } from "./axe.ts";
import { coversEnd } from "./coversEnd.ts";
import { addressOf } from "./demoAddresses.ts";
import { lowTargetsIn } from "./touchTargets.ts";
import { drawn, overflows, sizes } from "./widths.ts";

useBrowser();

/** Widths that axe checks: the smallest and the largest in turn, as stories see both of every screen; in the audit all. */
const judgedAt = (place: number): readonly object[] =>
  process.env.KYUSEKI_EVERY_FAULT === "1" ? sizes : [place % 2 === 0 ? sizes[0] : sizes[3]];
const table: readonly Route[] = routes;

test("A1 ログインした人のどのページも、先に尋ねた答えで描かれ、axe の指摘がなく、どの幅でも横に送らずに読め、スマートフォンで押せる", {
  timeout: 600_000,
}, async () => {
  // The invitation's link is invented.
  expectConsoleMessage(/status of 40[04]/);
  const page = await openSignedIn();
  const found: string[] = [];
  for (const [place, route] of table.filter(({ access }) => access !== "guest").entries()) {
    await open(page, await addressOf(route));
    for (const address of await unusedAnswers(page)) found.push(`${route.path}: ${address} を尋ねたのに使っていない`);
    found.push(...(await faultsOfRoute(page, route, judgedAt(place))));
  }
  expect(found).toEqual([]);
});

test("A1 ログイン前のどのページも、axe の指摘がなく、どの幅でも横に送らずに読め、スマートフォンで押せる", {
  timeout: 120_000,
}, async () => {
  // The link is invented.
  expectConsoleMessage(/status of 40[04]/);
  const page = await (await openBrowser(sizes[0])).newPage();
  const found: string[] = [];
  for (const [place, route] of table.filter(({ access }) => access !== undefined).entries()) {
    await open(page, await addressOf(route));
    found.push(...(await faultsOfRoute(page, route, judgedAt(place))));
  }
  expect(found).toEqual([]);
});

/** Their titles stand on paper, which is drawn to its own scale. */
const printed: ReadonlySet<string> = new Set(["print-measure", "print-notes", "print-report", "family-letters"]);

const cutTitlesIn = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("h1"))
      // Others are for screen readers alone.
      .filter((title) => getComputedStyle(title).clipPath === "none")
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      })
      .map(({ textContent }) => textContent),
  );

/** WCAG 1.4.10 and 1.4.4. */
const reflows = [
  { name: "320px", size: { width: 320, height: 640 }, text: "100%" },
  { name: "200%", size: { width: 1280, height: 800 }, text: "200%" },
] as const;

/** Of a route that has just been opened on a phone. */
async function faultsOfRoute(page: Page, { id, path }: Route, judged: readonly object[]): Promise<string[]> {
  const found = (await lowTargetsIn(page)).map((target) => `${path}: ${target}`);
  const cutTitles = printed.has(id) ? [] : await cutTitlesIn(page);
  for (const title of cutTitles) found.push(`${path}: 題「${title}」が切れる`);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await drawn(page);
    if (await overflows(page)) found.push(`${path} ${size.width}px: 横にはみ出す`);
    if (!judged.includes(size)) continue;
    for (const violation of await violationsIn(page)) found.push(`${path} ${size.width}px: ${violation}`);
  }
  for (const { name, size, text } of reflows) {
    await page.setViewportSize(size);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, text);
    await drawn(page);
    if (await overflows(page)) found.push(`${path} ${name}: 横にはみ出す`);
  }
  // Buttons at the thumb stand in several lines then.
  await page.setViewportSize(phone);
  await drawn(page);
  if (await coversEnd(page)) found.push(`${path} 文字 200%: 下のボタンが画面の終わりを隠す`);
  await page.setViewportSize(sizes[0]);
  return found;
}

async function openSignedIn(): Promise<Page> {
  const context = await openBrowser(sizes[0]);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/login?redirect=/member-list");
  await signIn(page);
  await page
    .getByText(/^\d+人$/)
    .first()
    .waitFor();
  return page;
}

async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("main").first().waitFor();
}

/** What the page's inline script asked for and the page did not. */
const unusedAnswers = (page: Page) => page.evaluate(() => Object.keys(window.prefetchedResponses?.answers ?? {}));
