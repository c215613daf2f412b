import type { TestRunnerConfig } from "@storybook/test-runner";
import { crossedLabels } from "./chartLabels.ts";
import { keepOrRefuse, looksAsKept } from "./comparePicture.ts";
import {
  fileOf,
  type Page,
  type Picture,
  type PicturedStory,
  photograph,
  picturesOf,
  resizeTo,
  type Theme,
} from "./pictures.ts";
import { unnamedControls } from "./unnamedControls.ts";
import type { Viewport } from "./viewports.ts";

/** The time in every story: 2026-04-01, 9:00 in Tokyo. */
const now = new Date("2026-04-01T09:00:00+09:00");

/** The story a page shows. */
const shown = new WeakMap<object, ShownStory>();
const inForcedColors = new WeakSet<object>();

const config: TestRunnerConfig = {
  logLevel: "none",
  async prepare({ page }) {
    await page.addInitScript(withoutHighlights);
    await page.clock.setFixedTime(now);
    await page.goto(new URL("iframe.html", process.env.TARGET_URL).href);
  },
  async preVisit(page, context) {
    const story = await page.evaluate(readStory, context.id);
    shown.set(page, story);
    const { viewport = "desktop", forcedColors } = story;
    await resizeTo(page, viewport);
    // The page is laid out anew even when nothing changes.
    if (forcedColors !== inForcedColors.has(page)) {
      await page.emulateMedia({ forcedColors: forcedColors ? "active" : "none" });
      inForcedColors[forcedColors ? "add" : "delete"](page);
    }
    await page.mouse.move(0, 0);
  },
  async postVisit(page, context) {
    const unnamed = await unnamedControls(page);
    if (unnamed.length > 0) throw new Error(unnamed.join("\n"));
    const crossed = await page.evaluate(crossedLabels);
    if (crossed.length > 0) throw new Error(`Labels of a chart lie on each other: ${crossed.join(", ")}`);
    const story = shown.get(page);
    const pictures = story && process.env.VISUAL === "1" ? picturesOf(story) : [];
    if (pictures.length > 0) await comparePictures(page, context.id, pictures);
  },
};
export default config;

async function comparePictures(page: Page, storyId: string, pictures: readonly Picture[]) {
  const theme = await page.evaluate(() => document.documentElement.dataset.theme ?? "light");
  await page.mouse.move(0, 0);
  const failures: unknown[] = [];
  for (const picture of pictures) {
    const file = fileOf(storyId, picture);
    const shot = await photograph(page, picture, (candidate) => looksAsKept(candidate, file));
    try {
      if (shot) await keepOrRefuse(shot, file, { update: process.env.VISUAL_UPDATE === "1" });
    } catch (failure) {
      failures.push(failure);
    }
  }
  await page.evaluate((before) => {
    document.documentElement.dataset.theme = before;
    document.querySelector("style[data-frozen]")?.remove();
  }, theme);
  if (failures.length > 0)
    throw failures.length === 1 ? failures[0] : new AggregateError(failures, failures.join("\n"));
}

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

type ShownStory = PicturedStory & { forcedColors: boolean };

/**
 * Runs in the page: what of a story decides how it is shown, once Storybook has loaded its index. Removes transitions, so
 * that a play function never runs during one.
 */
async function readStory(storyId: string): Promise<ShownStory> {
  if (!document.querySelector("style[data-at-once]")) {
    const style = document.createElement("style");
    style.dataset.atOnce = "";
    style.textContent = "*,*::before,*::after,*::backdrop{transition:none!important}";
    document.head.append(style);
  }
  const storybook = window.__STORYBOOK_PREVIEW__;
  await storybook.ready();
  const { title, name, storyGlobals, parameters } = await storybook.storyStore.loadStory({ storyId });
  return {
    title,
    name,
    viewport: storyGlobals.viewport?.value,
    theme: storyGlobals.theme,
    visual: parameters.visual,
    forcedColors: storyGlobals.contrast === "forced",
  };
}

type Story = {
  title: string;
  name: string;
  storyGlobals: { viewport?: { value?: Viewport }; theme?: Theme; contrast?: "none" | "forced" };
  parameters: Pick<PicturedStory, "visual">;
};
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      storyStore: { loadStory: (wanted: { storyId: string }) => Promise<Story> };
    };
  }
}
