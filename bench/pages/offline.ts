// Without a network: how soon an installed app shows what it kept, and what a measuring day costs once there is a line.
import type { Browser, BrowserContext, BrowserType, Page } from "playwright-core";
import { median, type Storage } from "../eventTiming.ts";
import { cpuSlowdown } from "./interactions.ts";
import { slow4g } from "./pageLoad.ts";

declare global {
  interface Window {
    shownMs: number;
  }
}

type Launch = NonNullable<Parameters<BrowserType["launchPersistentContext"]>[1]>;
export type OfflinePages = { product: string; storage: Storage; day: string };

/** Of what shows that a page's own data stands. */
const dayRow = 'table[role="grid"] tbody tr, main ul[aria-label] input';
const memberRow = "tbody tr, main li";

/**
 * Medians of several starts of a whole browser that has the app and a coach's pages on its disk, in airplane mode, with a
 * slow processor: until the data and the time of its storing stand.
 */
export async function measureColdStarts(
  chromium: BrowserType,
  launch: Launch,
  profile: string,
  { product, storage, day }: OfflinePages,
  rounds: number,
) {
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launch,
      viewport: { width: 390, height: 844 },
      locale: "ja-JP",
    });
    await context.addInitScript(keep, storage);
    return context;
  };
  const pages = {
    dayMs: { address: product + day, shown: dayRow },
    listMs: { address: `${product}/member-list`, shown: memberRow },
  };
  const first = await open();
  for (const { address, shown } of Object.values(pages)) await store(first, address, shown);
  await first.close();

  const times = { dayMs: [] as number[], listMs: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ["dayMs", "listMs"] as const) {
      const context = await open();
      times[name].push(await coldStart(context, pages[name]));
      await context.close();
    }
  }
  return { dayMs: median(times.dayMs), listMs: median(times.listMs) };
}

/** Opens a page and waits until the app and its answers are on the disk. */
async function store(context: BrowserContext, address: string, shown: string) {
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(shown).first().waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", null, {
    timeout: 60_000,
  });
  await page.waitForLoadState("networkidle");
  // Answers are stored once the page is idle.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  await page.close();
}

async function coldStart(context: BrowserContext, { address, shown }: { address: string; shown: string }) {
  const page = await context.newPage();
  await context.setOffline(true);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.addInitScript(watch, shown);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => window.shownMs > 0, null, { timeout: 60_000 });
  return page.evaluate(() => window.shownMs);
}

/** Runs in the page before anything else. */
function keep(storage: Storage) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
}

/** Runs in the page before anything else: when the data stand with the time at which they were stored. */
function watch(shown: string) {
  window.shownMs = 0;
  const arrival = new MutationObserver(() => {
    if (!document.querySelector(shown) || !/時点の記録/.test(document.body.textContent ?? "")) return;
    arrival.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.shownMs = performance.now();
      }),
    );
  });
  arrival.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Medians of several times `cells` values are typed without a network and sent over Slow 4G: `fill` types them. */
export async function measureSending(
  browser: Browser,
  {
    product,
    storage,
    days,
    fill,
  }: Omit<OfflinePages, "day"> & { days: readonly string[]; fill: (page: Page) => Promise<void> },
) {
  const times: number[] = [];
  const requests: number[] = [];
  for (const day of days) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "ja-JP" });
    await context.addInitScript(keep, storage);
    const page = await context.newPage();
    await page.goto(product + day);
    await page.locator(dayRow).first().waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated", null, {
      timeout: 60_000,
    });
    await page.waitForLoadState("networkidle");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", { ...slow4g, offline: true });
    await fill(page);
    await page.getByText(/^[\d,]+件の入力をこの端末に保存しました。/).waitFor();
    let count = 0;
    page.on("request", () => {
      count += 1;
    });
    const startMs = performance.now();
    await devtools.send("Network.emulateNetworkConditions", slow4g);
    await page.getByText(/自動保存$/).waitFor({ timeout: 120_000 });
    times.push(performance.now() - startMs);
    await page.waitForLoadState("networkidle");
    requests.push(count);
    await context.close();
  }
  return { sentMs: median(times), requests: median(requests) };
}
