// Cost of one page load: bytes, requests, paint, shifts and blocking, on a slow phone on Slow 4G.

import type { Browser, CDPSession } from "playwright-core";
import { median, type Storage } from "../eventTiming.ts";
import { collect, observe } from "./loadInPage.ts";

/** Selectors: `usable` of what a coach waits for, `busy` of what shows in the window that it has not come; further `marks` by name. */
export type MeasuredPage = {
  url: string;
  usable: string;
  busy?: string;
  marks?: Record<string, string>;
  /** Of the window, in CSS pixels. */
  width?: number;
  storage?: Storage;
};
export type Load = Awaited<ReturnType<typeof load>>;

/** DevTools' "Slow 4G". */
export const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const cpuSlowdown = 4;
const usableWord = "kyuseki-usable";

/**
 * Medians of several loads of each page, each in a fresh profile. Pages alternate, so that other load on the machine
 * affects all of them.
 */
export async function measureLoads<Name extends string>(
  browser: Browser,
  pages: Record<Name, MeasuredPage>,
  rounds = 5,
) {
  const names = Object.keys(pages) as Name[];
  const loads = new Map(names.map((name): [Name, Load[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, those] of loads) those.push(await load(browser, pages[name]));
  }
  return Object.fromEntries([...loads].map(([name, those]) => [name, medians(those)])) as Record<Name, Load>;
}

async function load(browser: Browser, { url, usable, busy, marks = {}, width = 390, storage = {} }: MeasuredPage) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    ignoreHTTPSErrors: true,
    locale: "ja-JP",
  });
  await context.addInitScript(observe, { storage, usable, busy, marks, usableWord });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4g);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  // Asking the page itself would first compile the driver's own script in it, a fifth of a second on such a processor.
  const isUsable = page.waitForEvent("console", { predicate: (said) => said.text() === usableWord, timeout: 60_000 });
  await page.goto(url, { waitUntil: "commit" });
  await isUsable.catch(async (error) => {
    throw new Error(`${url} never became usable: ${await page.content()}`, { cause: error });
  });
  const loaded = await collected(devtools);
  const usedMb = await heapMb(devtools);
  await context.close();
  return { ...loaded, heapMb: usedMb };
}

/** Without `page.evaluate`: the driver's own script would count as a task and as memory of the page. */
async function collected(devtools: CDPSession): Promise<Awaited<ReturnType<typeof collect>>> {
  const { result, exceptionDetails } = await devtools.send("Runtime.evaluate", {
    expression: `(${collect})()`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

async function heapMb(devtools: CDPSession) {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize / 1_000_000;
}

const medians = (loads: Load[]) => {
  const keys = Object.keys(loads[0] ?? {}) as (keyof Load)[];
  return Object.fromEntries(keys.map((key) => [key, median(loads.map((it) => it[key]))])) as Load;
};
