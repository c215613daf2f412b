import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";
import { crossedLabels } from "./chartLabels.ts";
import { keepOrRefuse, looksAsKept } from "./comparePicture.ts";
import { fileOf, type PicturedStory, photograph, picturesOf, type Theme } from "./pictures.ts";
import { unnamedControls } from "./unnamedControls.ts";
import { type Viewport, viewports } from "./viewports.ts";

/** The time in every story: 2026-04-01, 9:00 in Tokyo. */
const now = new Date("2026-04-01T09:00:00+09:00");

const inForcedColors = new WeakSet<object>();

const config: TestRunnerConfig = {
  logLevel: "none",
  async prepare({ page }) {
    await page.addInitScript(withoutHighlights);
    await page.goto(new URL("iframe.html", process.env.TARGET_URL).href);
  },
  async preVisit(page, context) {
    await page.evaluate(knowsItsStories);
    const { viewport, forcedColors } = await storyOn(page, context);
    await page.setViewportSize(viewports[viewport ?? "desktop"]);
    // The page is laid out anew even when nothing changes.
    if (forcedColors !== inForcedColors.has(page)) {
      await page.emulateMedia({ forcedColors: forcedColors ? "active" : "none" });
      inForcedColors[forcedColors ? "add" : "delete"](page);
    }
    await page.clock.setFixedTime(now);
    await page.mouse.move(0, 0);
    await page.evaluate(arriveAtOnce);
  },
  async postVisit(page, context) {
    const unnamed = await unnamedControls(page);
    if (unnamed.length > 0) throw new Error(unnamed.join("\n"));
    const crossed = await page.evaluate(crossedLabels);
    if (crossed.length > 0) throw new Error(`Labels of a chart lie on each other: ${crossed.join(", ")}`);
    if (process.env.VISUAL !== "1") return;
    const theme = await page.evaluate(() => document.documentElement.dataset.theme ?? "light");
    await page.mouse.move(0, 0);
    const cellErrors: unknown[] = [];
    for (const picture of picturesOf(await storyOn(page, context))) {
      const file = fileOf(context.id, picture);
      const shot = await photograph(page, picture, (candidate) => looksAsKept(candidate, file));
      try {
        if (shot) await keepOrRefuse(shot, file, { update: process.env.VISUAL_UPDATE === "1" });
      } catch (cellError) {
        cellErrors.push(cellError);
      }
    }
    await page.evaluate((before) => {
      document.documentElement.dataset.theme = before;
      document.querySelector("style[data-frozen]")?.remove();
    }, theme);
    if (cellErrors.length > 0)
      throw cellErrors.length === 1 ? cellErrors[0] : new AggregateError(cellErrors, cellErrors.join("\n"));
  },
};
export default config;

/** Runs in the page: marking elements for a person reads every element's style after each change of the page. */
function withoutHighlights() {
  let features: object = {};
  Object.defineProperty(window, "FEATURES", {
    get: () => features,
    set: (all: object) => {
      features = { ...all, highlight: false };
    },
  });
}

/** Runs in the page: whether Storybook has loaded its index; a new page has not yet. */
async function knowsItsStories() {
  await window.__STORYBOOK_PREVIEW__.ready();
}

/** Runs in the page: removes transitions, so that a play function never runs during one. */
function arriveAtOnce() {
  if (document.querySelector("style[data-at-once]")) return;
  const style = document.createElement("style");
  style.dataset.atOnce = "";
  style.textContent = "*,*::before,*::after,*::backdrop{transition:none!important}";
  document.head.append(style);
}

type Hook = Parameters<NonNullable<TestRunnerConfig["preVisit"]>>;

async function storyOn(...[page, context]: Hook): Promise<PicturedStory & { forcedColors: boolean }> {
  const story: WithGlobals & Awaited<ReturnType<typeof getStoryContext>> = await getStoryContext(page, context);
  const pinned = story.storyGlobals;
  const viewport = (Object.keys(viewports) as Viewport[]).find((name) => name === pinned?.viewport?.value);
  return {
    title: story.title,
    name: story.name,
    viewport,
    theme: pinned?.theme,
    visual: story.parameters.visual,
    forcedColors: pinned?.contrast === "forced",
  };
}

/** A story's `globals`, which exist at run time but not in the test runner's types. */
type WithGlobals = {
  storyGlobals?: { viewport?: { value?: string }; theme?: Theme; contrast?: "none" | "forced" };
};
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: { ready: () => Promise<void> };
  }
}
