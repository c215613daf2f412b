// What measures a page load from within the page: both functions run there, and so use nothing of this file.

import type { MeasuredPage } from "./pageLoad.ts";

type Awaiting = Required<Pick<MeasuredPage, "storage" | "usable" | "marks">> &
  Pick<MeasuredPage, "busy"> & {
    /** What is written to the console once everything awaited is there. */
    usableWord: string;
  };
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

/** Runs in the page before anything else. */
export function observe({ storage, usable, busy, marks, usableWord }: Awaiting) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  window.seen = { lcp: 0, shift: 0, tasks: [], usable: 0, marks: {} };
  const isShown = (selector: string) => document.querySelector(selector) !== null;
  /** Below the window something may still be on its way. */
  const isInWindow = (selector: string) =>
    [...document.querySelectorAll(selector)].some((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    });
  const awaited: [isThere: () => boolean, note: (ms: number) => void][] = [
    [
      () => isShown(usable) && !(busy && isInWindow(busy)),
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
export async function collect() {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const { lcp, shift, tasks, usable: usableMs, marks } = window.seen;
  const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const before = ({ responseEnd }: PerformanceResourceTiming) => responseEnd <= usableMs;
  const resources = all.filter(before);
  const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const blocking = (from: number) =>
    tasks.filter(({ startTime }) => startTime >= from).reduce((sum, { duration }) => sum + duration - 50, 0);
  // Those of charts and lower panels give way to everything else: build/prefetchPage.ts.
  const laterFiles = new Set(
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
    jsKb: kbOf([...written, ...scripts.filter((one) => before(one) && !laterFiles.has(one.name))]),
    laterJsKb: kbOf(scripts.filter(({ name }) => laterFiles.has(name))),
    dataKb: kbOf(resources.filter(({ name }) => name.includes("/api/"))),
    nodes: document.querySelectorAll("*").length,
    shellMs: marks.shell ?? 0,
    chartMs: marks.chart ?? 0,
    requests: resources.length + 1,
    usableMs,
    lcpMs: lcp,
    shift,
    blockingAfterPaintMs: blocking(firstPaint),
    // The first look may be the largest paint, long before the content stands in it.
    blockingAfterContentMs: blocking(Math.max(lcp, usableMs)),
    blockingMs: blocking(0),
    longestTaskMs: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}
