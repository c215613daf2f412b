// A file of 20,000 pitches, checked and imported in the built app: how long the coach waits, and whether the page
// responds.

import type { Browser, Locator, Page } from "playwright-core";
import type { Storage } from "../eventTiming.ts";

type Named = { last_name: string; first_name: string };
declare global {
  interface Window {
    /** When the last file was chosen or the last mark set. */
    since: number;
    mark: () => void;
    longest: () => number;
  }
}

const rows = 20_000;

/** Times in ms. Ratios are to the same text decoded and split at every comma, in the same browser. */
export async function measureCsv(
  browser: Browser,
  { product, storage, members }: { product: string; storage: Storage; members: string },
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "ja-JP" });
  await context.addInitScript(observe, storage);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const file = { name: "20000.csv", mimeType: "text/csv", buffer: Buffer.from(textFor(JSON.parse(members).members)) };
  const choose = () => page.locator('input[type="file"]').setInputFiles(file);
  try {
    await page.goto(`${product}/nextshot/analysis/import`);
    await page.locator('input[type="file"]').waitFor({ state: "attached" });
    const floorMs = await page.evaluate(cut, file.buffer.toString());

    await choose();
    const take = page.getByRole("button", { name: `${rows.toLocaleString("ja-JP")}球を取り込む`, disabled: false });
    const checkMs = await until(page, take);
    const longestTaskMs = await page.evaluate(() => window.longest());
    await page.evaluate(() => window.mark());
    await take.click();
    const importMs = await until(page, page.getByText(`${rows.toLocaleString("ja-JP")}球を取り込みました。`));

    await page.getByRole("button", { name: "続けて取り込む" }).click();
    await choose();
    // Nothing is new any more, so the button is disabled.
    const againMs = await until(page, page.getByText("取り込む球がありません"));
    return {
      checkMs,
      checkRatio: checkMs / floorMs,
      longestTaskMs,
      importMs,
      importRatio: importMs / floorMs,
      againMs,
    };
  } finally {
    await context.close();
  }
}

function textFor(members: Named[]) {
  const names = members.map(({ last_name, first_name }) => `${last_name} ${first_name}`);
  const unique = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)).slice(0, 50);
  const lines = Array.from({ length: rows }, (_, at) => {
    const twoDigits = (part: number) => `${part}`.padStart(2, "0");
    const [minute, second] = [twoDigits(Math.floor(at / 60) % 60), twoDigits(at % 60)];
    const hour = twoDigits(8 + Math.floor(at / 3600));
    return `${unique[at % unique.length]},2026/10/01 ${hour}:${minute}:${second},ストレート,${90 + (at % 400) / 10},${1500 + (at % 900)}`;
  });
  return ["名前,日付,球種,球速(km/h),回転数", ...lines].join("\r\n");
}

/** From the last `change` or mark to the first frame in which it is there. */
async function until(page: Page, locator: Locator) {
  await locator.waitFor();
  return page.evaluate(() => performance.now() - window.since);
}

/** Runs in the page: the moment a file was chosen, and the longest task since. */
function observe(storage: Storage) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  let tasks: number[] = [];
  window.mark = () => {
    window.since = performance.now();
    tasks = [];
  };
  window.mark();
  window.longest = () => Math.max(0, ...tasks);
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
  });
  const isFile = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === "file";
  addEventListener("change", ({ target }) => isFile(target) && window.mark(), true);
}

/** Runs in the page: the least that reading the text can cost, the fastest of five. */
function cut(text: string) {
  const bytes = new TextEncoder().encode(text);
  let best = Infinity;
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    const cells = new TextDecoder()
      .decode(bytes)
      .split("\r\n")
      .map((line) => line.split(",").map((cell) => cell.trim()));
    const sum = cells.reduce((total, [, , , speed]) => total + (Number(speed) || 0), 0);
    if (sum <= 0) throw new Error("nothing was read");
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
