// How fast the commonest actions of every section respond on a phone-like processor: event timing, p75.
import type { Browser, BrowserContext, Page } from "playwright-core";
import { budgets } from "../budgets.ts";
import { observe, p75, type Storage } from "../eventTiming.ts";
import { cpuSlowdown } from "./interactions.ts";
import type { RoutePage } from "./routes.ts";
import { marked } from "./routeTable.ts";
import { analyzerActions } from "./sections/analyzer.ts";
import { communicationActions } from "./sections/communication.ts";
import { homeActions } from "./sections/home.ts";
import { phoneActions } from "./sections/phone.ts";
import { type Action, phone, wide } from "./sections/presses.ts";
import { rankingActions } from "./sections/rankings.ts";
import { settingActions } from "./sections/settings.ts";
import { trainingActions } from "./sections/training.ts";

/** A row of the table. `p75`: ms with its mark, or why the action could not be measured. */
export type ActionRow = { section: string; page: string; action: string; p75: string };

/** The actions whose section, page or name contains one of the words; all without words. */
export function listActions(words: readonly string[]): readonly Action[] {
  const all = [
    ...homeActions,
    ...trainingActions,
    ...analyzerActions,
    ...rankingActions,
    ...communicationActions,
    ...settingActions,
    ...phoneActions,
  ];
  return all.filter((action) => {
    const { section, path, name } = action;
    return words.length === 0 || words.some((word) => `${section} ${path} ${name}`.includes(word));
  });
}

/** Each action on a page of its own, with the demo's data; rows come as they are measured. */
export async function* measureActions(
  browser: Browser,
  { url, storage, pages, actions }: { url: string; storage: Storage; pages: RoutePage[]; actions: readonly Action[] },
): AsyncGenerator<ActionRow> {
  for (const width of [wide, phone]) {
    const height = width === wide ? 900 : 844;
    const context = await browser.newContext({ viewport: { width, height }, ignoreHTTPSErrors: true, locale: "ja-JP" });
    await context.addInitScript(observe, storage);
    for (const action of actions.filter((each) => each.width === width)) {
      const address = pages.find(({ path }) => path === action.path)?.address ?? action.path;
      yield await rowOf(action, () => measure(context, url + address, action));
    }
    await context.close();
  }
}

export const isMissed = ({ p75: value }: ActionRow) => !/^\d+·?$/.test(value);

async function rowOf({ section, path, name }: Action, ms: () => Promise<number>): Promise<ActionRow> {
  const row = { section, page: path, action: name };
  try {
    return { ...row, p75: marked(await ms(), budgets.everyAction.p75Ms) };
  } catch (failure) {
    return { ...row, p75: `${failure}`.split("\n").slice(0, 4).join(" ") };
  }
}

async function measure(context: BrowserContext, address: string, { before, press }: Action): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: "networkidle" });
    await before?.(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    return await p75(page, () => twentyTimes(page, press));
  } finally {
    await page.close();
  }
}

async function twentyTimes(page: Page, press: Action["press"]) {
  while ((await page.evaluate(() => window.timing.presses())) < 20) await press(page);
}
