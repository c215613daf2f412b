// `npm run bench -- --offline`: what a coach without a network waits for (OF-1, OF-2).
import { join } from "node:path";
import {
  addDays,
  createMeasuringDay,
  dayInJapan,
  listMeasureItems,
  type MeasureItem,
  type MeasuringDay,
} from "@kyuseki/domain";
import { chromium, type Page } from "playwright-core";
import { budgets, judge, type Verdict } from "../../bench/budgets.ts";
import { measureColdStarts, measureSending } from "../../bench/pages/offline.ts";
import { post } from "../../bench/post.ts";
import { paste } from "../../packages/app/e2e/platform/keyboardSteps.ts";
import { startProduct, temporaryData } from "../productProcess.ts";
import { benchLaunch } from "./benchBrowser.ts";

const coach = { email: "manager@demo.kyuseki.example", password: "kyuseki-demo" };
const [players, items] = [75, 8];
/** Of the first player that is added. */
const firstName = "一番";

/** `rounds` of each; every one has a measuring day of its own. */
export async function benchOffline(rounds = 3): Promise<Verdict[]> {
  const { dataDir, remove } = temporaryData();
  const product = await startProduct(dataDir);
  const launch = await benchLaunch();
  const browser = await chromium.launch(launch);
  try {
    const { token } = await post<{ token: string }>(`${product.url}/api/login`, coach);
    const storage = { "kyuseki-token": JSON.stringify({ token, expires_at: 4_102_444_800 }) };
    const measured = await chooseItems(product.url, token);
    await addPlayers(product.url, token);
    const days: string[] = [];
    // A date of its own each: a player's value belongs to the date, so that a second day of one date would hold the first's.
    for (let day = 0; day < rounds; day += 1)
      days.push(await startDay(product.url, token, measured, addDays(dayInJapan(new Date()), -day)));
    const line = measured.map(middleOf).join("\t");
    const text = Array.from({ length: players }, () => line).join("\n");
    const fill = async (page: Page) => {
      await page.getByRole("row").filter({ hasText: firstName }).getByRole("gridcell").first().click();
      await paste(page, page.getByRole("textbox", { name: new RegExp(firstName) }), text);
    };

    const pages = { product: product.url, storage };
    const day = days[0] ?? "";
    const cold = await measureColdStarts(chromium, launch, join(dataDir, "profile"), { ...pages, day }, rounds);
    const sent = await measureSending(browser, { ...pages, days: days.map((one) => `${one}&stage=j`), fill });
    return [...judge("airplane mode", cold, budgets.airplane), ...judge("600 cells", sent, budgets.cells)];
  } finally {
    await browser.close();
    await product.stop();
    remove();
  }
}

async function chooseItems(url: string, token: string): Promise<MeasureItem[]> {
  const headers = { Authorization: `Token ${token}` };
  const reply = await fetch(url + listMeasureItems.path, { headers });
  const listed: { items: MeasureItem[] } = await reply.json();
  return listed.items.filter(({ preset }) => preset !== null).slice(0, items);
}

/** The last ones of the sheet by their reading. */
async function addPlayers(url: string, token: string) {
  const members = Array.from({ length: players }, (_, at) => ({
    last_name: "んん",
    first_name: at === 0 ? firstName : `${at + 1}`,
    last_name_kana: "んん",
    first_name_kana: String.fromCodePoint(0x3041 + at),
    grade: "j1",
  }));
  await post(`${url}/api/coach/memberlist/bulk_create_member`, { members }, token);
}

async function startDay(url: string, token: string, measured: readonly MeasureItem[], date: string): Promise<string> {
  const body = { name: "測定会", date, place: "", item_ids: measured.map(({ id }) => id) };
  const { id } = await post<MeasuringDay>(url + createMeasuringDay.path, body, token);
  return `/evaluation-result/measuring-day?day=${id}`;
}

const middleOf = ({ lowest, highest, decimals }: MeasureItem) =>
  (((lowest ?? 0) + (highest ?? 100)) / 2).toFixed(decimals);
