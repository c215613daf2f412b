import { getStoryContext, type TestRunnerConfig } from "@storybook/test-runner";
import { toMatchImageSnapshot } from "jest-image-snapshot";
import { comparison, type PicturedStory, photograph, picturesOf, type Theme } from "./pictures.ts";
import { type Viewport, viewports } from "./viewports.ts";

/** The day every story is seen on: 2026-04-01, nine in the morning in Tokyo. */
const now = new Date("2026-04-01T09:00:00+09:00");

const config: TestRunnerConfig = {
  logLevel: "none",
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, context) {
    const { viewport } = await storyOn(page, context);
    await page.setViewportSize(viewports[viewport ?? "desktop"]);
    await page.clock.setFixedTime(now);
    await page.mouse.move(0, 0);
  },
  async postVisit(page, context) {
    if (process.env.VISUAL !== "1") return;
    const theme = await page.evaluate(() => document.documentElement.dataset.theme ?? "light");
    await page.mouse.move(0, 0);
    for (const picture of picturesOf(await storyOn(page, context))) {
      expect(await photograph(page, picture)).toMatchImageSnapshot(comparison(context.id, picture));
    }
    await page.evaluate((before) => {
      document.documentElement.dataset.theme = before;
    }, theme);
  },
};
export default config;

type Hook = Parameters<NonNullable<TestRunnerConfig["preVisit"]>>;

async function storyOn(...[page, context]: Hook): Promise<PicturedStory> {
  const story: WithGlobals & Awaited<ReturnType<typeof getStoryContext>> = await getStoryContext(page, context);
  const pinned = story.storyGlobals;
  const viewport = (Object.keys(viewports) as Viewport[]).find((name) => name === pinned?.viewport?.value);
  return { title: story.title, name: story.name, viewport, theme: pinned?.theme, visual: story.parameters.visual };
}

/** What a story sets by `globals`; there at run time, not yet in the test runner's types. */
type WithGlobals = { storyGlobals?: { viewport?: { value?: string }; theme?: Theme } };
