// Cost of one page load: bytes, requests, paint, shifts and blocking, on a slow phone on Slow 4G.

import type { Browser, CDPSession } from "playwright-core";
import { median, type Storage } from "../eventTiming.ts";

/** Selectors: `usable` of what a coach waits for, `busy` of what shows that it has not come; further `marks` by name. */
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
type Seen = {
  lcp: number;
  shift: number;
  tasks: { startTime: number; duration: number }[];
  usable: number;
  marks: Record<string, number>;
};
declare global {
  interface Window {
    seen: Seen;
  }
}

/** DevTools' "Slow 4G". */
export const slow4g = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const cpuSlowdown = 4;
/** What `observe` writes to the console once everything awaited is there. */
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
  const loaded = await page.evaluate(collect);
  const usedMb = await heapMb(devtools);
  await context.close();
  return { ...loaded, heapMb: usedMb };
}

async function heapMb(devtools: CDPSession) {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize / 1_000_000;
}

/** Runs in the page before anything else. */
function observe({
  storage,
  usable,
  busy,
  marks,
  usableWord,
}: Required<Pick<MeasuredPage, "storage" | "usable" | "marks">> & Pick<MeasuredPage, "busy"> & { usableWord: string }) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  window.seen = { lcp: 0, shift: 0, tasks: [], usable: 0, marks: {} };
  const isShown = (selector: string) => document.querySelector(selector) !== null;
  const awaited: [isThere: () => boolean, note: (ms: number) => void][] = [
    [
      () => isShown(usable) && !(busy && isShown(busy)),
      (ms) => {
        window.seen.usable = ms;
      },
    ],
    ...Object.entries(marks).map(([name, selector]): (typeof awaited)[number] => [
      () => isShown(selector),
      (ms) => {
        window.seen.marks[name] = ms;
      },
    ]),
  ];
  let open = awaited.length;
  // Recorded in the page, because polling from outside would add up to half a second.
  const arrival = new MutationObserver(() => {
    for (const one of awaited.filter(([isThere]) => isThere())) {
      awaited.splice(awaited.indexOf(one), 1);
      requestAnimationFrame(() =>
        setTimeout(() => {
          one[1](performance.now());
          open -= 1;
          if (open === 0) console.debug(usableWord);
        }),
      );
    }
    if (awaited.length === 0) arrival.disconnect();
  });
  arrival.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-busy"] });
  const watch = <E extends PerformanceEntry>(type: string, note: (entry: E) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as E[]).forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => {
    window.seen.lcp = entry.startTime;
  });
  watch("layout-shift", (entry: PerformanceEntry & { value: number }) => {
    window.seen.shift += entry.value;
  });
  watch("longtask", ({ startTime, duration }) => window.seen.tasks.push({ startTime, duration }));
}

/** Runs in the page once it is usable: lets two idle seconds pass so that late shifts and tasks are seen too. */
async function collect() {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const { lcp, shift, tasks, usable: usableMs, marks } = window.seen;
  const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const before = ({ responseEnd }: PerformanceResourceTiming) => responseEnd <= usableMs;
  const resources = all.filter(before);
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const blocking = (from: number) =>
    tasks.filter(({ startTime }) => startTime >= from).reduce((sum, { duration }) => sum + duration - 50, 0);
  // Those of the charts give way to everything else: build/prefetchPage.ts.
  const chartFiles = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
      .filter(({ fetchPriority }) => fetchPriority === "low")
      .map(({ href }) => href),
  );
  // The entry and what it imports stand in the page itself; the same bytes lie beside it as files.
  const inPage = [...document.querySelectorAll<HTMLScriptElement>("script[data-file]")].flatMap(
    ({ dataset }) => dataset.file ?? [],
  );
  await Promise.all(inPage.map(async (file) => (await fetch(file)).text()));
  const kbOf = (some: PerformanceResourceTiming[]) =>
    some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  const scripts = all.filter(({ name }) => /\.js$/.test(name));
  const written = inPage.flatMap(
    (file) => performance.getEntriesByName(new URL(file, location.href).href) as PerformanceResourceTiming[],
  );
  return {
    jsKb: kbOf([...written, ...scripts.filter((one) => before(one) && !chartFiles.has(one.name))]),
    chartJsKb: kbOf(scripts.filter(({ name }) => chartFiles.has(name))),
    dataKb: kbOf(resources.filter(({ name }) => name.includes("/api/"))),
    nodes: document.querySelectorAll("*").length,
    shellMs: marks.shell ?? 0,
    chartMs: marks.chart ?? 0,
    requests: resources.length + 1,
    usableMs,
    lcpMs: lcp,
    shift,
    blockingAfterPaintMs: blocking(firstPaint),
    blockingAfterContentMs: blocking(lcp),
    blockingMs: blocking(0),
    longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}

const medians = (loads: Load[]) => {
  const keys = Object.keys(loads[0] ?? {}) as (keyof Load)[];
  return Object.fromEntries(keys.map((key) => [key, median(loads.map((it) => it[key]))])) as Load;
};
