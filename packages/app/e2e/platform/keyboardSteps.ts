import type { Locator, Page } from "playwright-core";

/** Pastes plain text, as a spreadsheet would. */
export async function paste(page: Page, into: Locator, text: string) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: new URL(page.url()).origin });
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await into.press("Control+v");
}

/** Presses Tab, `backwards` Shift+Tab, until the element has the focus. @throws when it never has */
export async function tabTo(target: Locator, { backwards = false } = {}) {
  const page = target.page();
  await target.waitFor();
  for (let step = 0; step < longestWay; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(backwards ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab では届きません: ${target}`);
}

/** By Tab there, then Enter. */
export async function pressByKey(target: Locator, options?: { backwards?: boolean }) {
  await tabTo(target, options);
  await target.page().keyboard.press("Enter");
}

const longestWay = 120;
