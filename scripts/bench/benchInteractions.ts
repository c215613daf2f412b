// `npm run bench -- --interactions [word …]`: how fast the commonest actions of every section respond, with the demo's data.
import { chromium } from "playwright-core";
import { frontOfProduct } from "../../bench/front.ts";
import { listRoutePages } from "../../bench/pages/routes.ts";
import { type ActionRow, isMissed, listActions, measureActions } from "../../bench/pages/sectionInteractions.ts";
import { post } from "../../bench/post.ts";
import { startProduct, temporaryData } from "../productProcess.ts";
import { benchLaunch } from "./benchBrowser.ts";

const coach = { email: "manager@demo.kyuseki.example", password: "kyuseki-demo" };

/** Prints one table. @returns how many actions miss the hard budget; `words`: only actions that contain one of them */
export async function benchInteractions(words: readonly string[]): Promise<number> {
  const { dataDir, remove } = temporaryData();
  const product = await startProduct(dataDir);
  try {
    const { token } = await post<{ token: string }>(`${product.url}/api/login`, coach);
    const storage = { "kyuseki-token": JSON.stringify({ token, expires_at: 4_102_444_800 }) };
    const pages = await listRoutePages(product.url, token, {});
    const ours = await frontOfProduct(product.url);
    const browser = await chromium.launch(await benchLaunch());
    try {
      const rows: ActionRow[] = [];
      for await (const row of measureActions(browser, { url: ours.url, storage, pages, actions: listActions(words) })) {
        console.log(Object.values(row).join(" · "));
        rows.push(row);
      }
      console.table(rows);
      return rows.filter(isMissed).length;
    } finally {
      await browser.close();
      ours.stop();
    }
  } finally {
    await product.stop();
    remove();
  }
}
