import type { Page } from "playwright-core";
import { violationsIn } from "./axe.ts";
import { lowTargetsIn } from "./touchTargets.ts";

/** The four widths of the product; mobile first: some pages are for it alone (RO-3, RO-4). */
export const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** Resolves once the page has been drawn at its size. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Whether the page is wider than its window. */
export const overflows = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Of a page behind a link: what axe finds and what is too low to press on a phone, and the widths it is too wide for. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of [...sizes].reverse()) {
    await page.setViewportSize(size);
    await drawn(page);
    if (await overflows(page)) found.push(`${size.width}px: 横にはみ出す`);
  }
  return [...found, ...(await lowTargetsIn(page)), ...(await violationsIn(page))];
}
