// How fast the matrix of a notice to 1,000 players responds to input on a phone-like processor: event timing, p75.
import type { Browser } from "playwright-core";
import { p75, type Storage } from "../eventTiming.ts";
import { changePageSizes, openSlowly, pressAgain } from "./interactions.ts";

/** p75 in ms of each interaction, over at least 20 samples each. */
export async function measureMatrix(browser: Browser, matrix: { url: string; storage: Storage }) {
  const { page, close } = await openSlowly(browser, matrix);
  const sort = page.getByRole("columnheader").getByRole("button").first();
  const filters = page.getByRole("group", { name: "表の絞り込み" }).getByRole("button");
  const results = {
    sortMs: await p75(page, () => pressAgain(page, sort)),
    filterMs: await p75(page, () => pressAgain(page, filters.nth(0), filters.nth(1))),
    pageSizeMs: await p75(page, () => changePageSizes(page)),
  };
  const sort100Ms = await p75(page, () => pressAgain(page, sort));
  const exportMs = await p75(page, () => pressAgain(page, page.getByRole("button", { name: "CSV" })));
  await close();
  return { ...results, sort100Ms, exportMs };
}
