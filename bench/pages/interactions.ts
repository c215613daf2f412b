// How fast the list of 1,000 members responds to input on a phone-like processor: event timing, p75.
import type { Browser, Locator, Page } from "playwright-core";
import { observe, p75, type Storage, settled, typeKana } from "../eventTiming.ts";

export const cpuSlowdown = 4;

/** p75 in ms of each interaction, over at least 20 samples each. */
export async function measureInteractions(browser: Browser, list: { url: string; storage: Storage }) {
  const { page, devtools, close } = await openSlowly(browser, list);
  const search = page.getByRole("searchbox");
  const sort = page.getByRole("columnheader").getByRole("button").first();
  const results = {
    searchKeyMs: await p75(page, async () => {
      await search.focus();
      for (const letter of "さいたなかやまこはみ") {
        await typeKana(devtools, letter);
        await settled(page);
        await page.keyboard.press("Backspace");
        await settled(page);
      }
    }),
    sortMs: await p75(page, () => pressAgain(page, sort)),
    pageSizeMs: await p75(page, () => changePageSizes(page)),
  };
  const sort100Ms = await p75(page, () => pressAgain(page, sort));
  const save = page.getByRole("button", { name: "CSVに書き出す" });
  const exportMs = await p75(page, () => pressAgain(page, save));
  const selectAllMs = await p75(page, () => pressAgain(page, page.getByRole("columnheader").getByRole("checkbox")));
  await close();
  return { ...results, sort100Ms, selectAllMs, exportMs };
}

/** Opens a page with a table, on a wide window; the processor is slow once its rows stand. */
export async function openSlowly(browser: Browser, { url, storage }: { url: string; storage: Storage }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: true,
    locale: "ja-JP",
  });
  await context.addInitScript(observe, storage);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("rowheader").first().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return { page, devtools, close: () => context.close() };
}

/** Twenty presses, of the buttons in turn. */
export async function pressAgain(page: Page, ...buttons: readonly Locator[]) {
  for (let press = 0; press < 20; press += 1) {
    await buttons[press % buttons.length]?.click();
    await settled(page);
  }
}

/** 10 → 100 and back, by keyboard on the native select; ends at 100. Only the way up counts. */
export async function changePageSizes(page: Page) {
  const select = page.getByRole("combobox", { name: /表示件数|件数/ });
  for (let change = 0; change < 20; change += 1) {
    await page.evaluate(() => window.timing.pause());
    await select.selectOption("10");
    await settled(page);
    await page.evaluate(() => window.timing.resume());
    await select.focus();
    await page.keyboard.press("End");
    await settled(page);
  }
}
