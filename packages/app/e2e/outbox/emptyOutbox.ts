import type { Page } from "playwright-core";
import type { Field } from "./fieldWorld.ts";
import { entriesOn } from "./onDevice.ts";

/** With a network, until what waits is sent or refused; the coach keeps their own value over another tab's. */
export async function emptyOutbox(page: Page, { dayId }: Field) {
  for (let round = 0; round < 8; round += 1) {
    await page.goto("/sync-status");
    await page.getByRole("heading", { level: 1, name: "通信の状態" }).waitFor();
    const open = (await entriesOn(page)).filter(({ refusal }) => refusal === null);
    if (open.length === 0) break;
    if (open.some(({ ready }) => !ready)) {
      await page.goto(`/evaluation-result/measuring-day?day=${dayId}`);
      await page.getByRole("button", { name: "次の「直す・確認」へ" }).click();
      await page.getByRole("button", { name: "この値でよい" }).first().click();
    } else {
      await page
        .getByRole("button", { name: /^いま\d+件を送る$/ })
        .click({ timeout: 3000 })
        .catch(() => {});
    }
    await page.waitForTimeout(300);
  }
}
