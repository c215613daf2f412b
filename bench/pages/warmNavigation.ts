// How long a page takes to be usable inside the app once its link was hovered, on Fast 4G and a phone-like processor.
import type { Browser, Page } from "playwright-core";
import { cpuSlowdown } from "./interactions.ts";

/** DevTools' "Fast 4G". */
const fast4g = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

/** Milliseconds by path, of those that the navigation of the wide window offers. */
export async function measureWarmNavigation(browser: Browser, home: WarmFrom, paths: readonly string[]) {
  const times = new Map<string, number>();
  for (const path of paths) {
    const ms = await warm(browser, home, path);
    if (ms !== null) times.set(path, ms);
  }
  return times;
}

/** `busy` shows that a page's data has not come. */
type WarmFrom = { url: string; busy: string; storage: Record<string, string> };

async function warm(browser: Browser, { url, busy, storage }: WarmFrom, path: string) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, ignoreHTTPSErrors: true, locale: "ja-JP" });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    const link = page.locator(`nav a[href="${path}"]:visible`).first();
    if ((await link.count()) === 0) return null;
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", fast4g);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    const quiet = whenQuiet(page);
    await link.hover();
    await quiet;
    const arrived = page.evaluate(arrival, { path, busy });
    await link.click();
    return await arrived;
  } finally {
    await context.close();
  }
}

/** Resolves once nothing has been asked for or answered for a second. */
function whenQuiet(page: Page) {
  return new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 1000);
    for (const event of ["request", "requestfinished"] as const) {
      page.on(event as "request", () => {
        clearTimeout(timer);
        timer = setTimeout(resolve, 1000);
      });
    }
  });
}

/** Runs in the page: milliseconds from the press until the page stands with its data. */
function arrival({ path, busy }: { path: string; busy: string }) {
  return new Promise<number>((resolve) => {
    let start = 0;
    addEventListener("pointerdown", ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
    const watcher = new MutationObserver(() => {
      const here = document.querySelector(`nav a[href="${path}"][aria-current]`);
      if (start === 0 || !here || document.querySelector(busy)) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    watcher.observe(document, { childList: true, subtree: true, attributes: true });
  });
}
