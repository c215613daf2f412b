// Performance of the design system with much data, measured on its stories: 10,000 rows and 5,000 points.
import type { Browser, CDPSession, Locator, Page } from "playwright-core";
import { median, observe, p75, quantile, settled, typeKana } from "../eventTiming.ts";
import { cpuSlowdown } from "./interactions.ts";

type Opened = { page: Page; devtools: CDPSession };
declare global {
  interface Window {
    frames10k: { stop: () => { blankFrames: number; lateFramesShare: number } };
    moves: number[];
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: object) => void };
  }
}

/** `url` of a built Storybook, `table` and `scatter` the ids of its stories. */
export async function measureDesignSystem(
  browser: Browser,
  { url, table, scatter }: { url: string; table: string; scatter: string },
) {
  const rows = await open(browser, url, table);
  const cloud = await open(browser, url, scatter);
  const results = {
    rows: { ...(await typing(rows)), ...(await scrolling(rows)) },
    points: { ...(await hovering(cloud)), ...(await painting(cloud, scatter)) },
  };
  await rows.page.context().close();
  await cloud.page.context().close();
  return results;
}

async function open(browser: Browser, url: string, story: string): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "ja-JP" });
  await context.addInitScript(observe);
  const page = await context.newPage();
  await page.goto(`${url}/iframe.html?id=${story}&viewMode=story`);
  await page.locator("#storybook-root :is(table, canvas)").first().waitFor();
  await settled(page);
  return { page, devtools: await context.newCDPSession(page) };
}

async function typing({ page, devtools }: Opened) {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const search = page.getByRole("searchbox");
  const searchKeyMs = await p75(page, async () => {
    await search.focus();
    for (const letter of "さいたなかやまこはみ") {
      await typeKana(devtools, letter);
      await settled(page);
      await page.keyboard.press("Backspace");
      await settled(page);
    }
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return { searchKeyMs };
}

/** Scrolls the frame for two seconds; every frame checks whether rows cover it. */
async function scrolling({ page }: Opened) {
  const frame = page.getByRole("region").filter({ has: page.getByRole("table") });
  const box = await boxOf(frame);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(watchFrames);
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(16);
  }
  return page.evaluate(() => window.frames10k.stop());
}

/** Runs in the page. The longest run of frames with a gap between rows, and the frames later than 25 ms. */
function watchFrames() {
  const region = document.querySelector("#storybook-root table")?.closest("section, [role=region]");
  if (!region) throw new Error("no table");
  const { left, top, width, height } = region.getBoundingClientRect();
  const bottom = Math.min(top + height, innerHeight);
  const places = [0.25, 0.5, 0.75, 0.95].map((part) => top + (bottom - top) * part);
  const gaps: number[] = [];
  let running = true;
  let blank = 0;
  let longest = 0;
  let last = performance.now();
  const look = (now: number) => {
    if (!running) return;
    gaps.push(now - last);
    last = now;
    const covered = places.every((y) => document.elementFromPoint(left + width / 2, y)?.closest("tr"));
    blank = covered ? 0 : blank + 1;
    longest = Math.max(longest, blank);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.frames10k = {
    stop() {
      running = false;
      const late = gaps.filter((gap) => gap > 25).length;
      return { blankFrames: longest, lateFramesShare: late / gaps.length };
    },
  };
}

/** From requesting the story again to the frame after its canvas is drawn, median of five. */
async function painting({ page }: Opened, story: string) {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    times.push(await page.evaluate(remount, story));
    await settled(page);
  }
  return { paintMs: median(times) };
}

/** Runs in the page. */
function remount(storyId: string) {
  const canvasOf = () => document.querySelector<HTMLCanvasElement>("#storybook-root canvas");
  const old = canvasOf();
  const start = performance.now();
  window.__STORYBOOK_ADDONS_CHANNEL__.emit("forceRemount", { storyId });
  return new Promise<number>((resolve) => {
    const look = () => {
      const canvas = canvasOf();
      const isDrawn = canvas && canvas !== old && canvas.width > 300;
      if (!isDrawn) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    };
    requestAnimationFrame(look);
  });
}

/** From a pointer move over the points to the next painted frame, p75 of forty. */
async function hovering({ page }: Opened) {
  const box = await boxOf(page.locator("#storybook-root canvas").first());
  await page.evaluate(watchMoves);
  for (let step = 1; step <= 40; step += 1) {
    await page.mouse.move(box.x + (box.width * step) / 41, box.y + box.height * (0.3 + 0.4 * (step % 2)));
    await settled(page);
  }
  const times = (await page.evaluate(() => window.moves)).toSorted((a, b) => a - b);
  if (times.length < 20) throw new Error(`only ${times.length} moves`);
  return { hoverMs: quantile(times, 0.75) };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("nothing to see");
  return box;
}

/** Runs in the page. */
function watchMoves() {
  window.moves = [];
  addEventListener(
    "pointermove",
    () => {
      const start = performance.now();
      requestAnimationFrame(() => setTimeout(() => window.moves.push(performance.now() - start)));
    },
    true,
  );
}
