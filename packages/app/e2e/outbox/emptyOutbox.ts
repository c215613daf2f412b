import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Field } from "./fieldWorld.ts";
import { entriesOn } from "./onDevice.ts";

/** With a network, until what waits is sent or refused; the coach keeps their own value over another tab's. */
export async function emptyOutbox(page: Page, { dayId }: Field) {
  const waiting = async () => (await entriesOn(page)).filter(({ refusal }) => refusal === null);
  const goOn = async () => {
    await page.goto("/sync-status");
    await page.getByRole("heading", { level: 1, name: "通信の状態" }).waitFor();
    const open = await waiting();
    if (open.some(({ ready }) => !ready)) {
      await page.goto(`/evaluation-result/measuring-day?day=${dayId}`);
      await page.getByRole("button", { name: "次の「直す・確認」へ" }).click();
      await page.getByRole("button", { name: "この値でよい" }).first().click();
    } else if (open.length > 0) {
      const send = page.getByRole("button", { name: /^いま\d+件を送る$/ });
      // What is sent by itself meanwhile takes the button away.
      if (await send.isVisible()) await send.click({ timeout: 3000 }).catch(() => undefined);
    }
    return (await waiting()).map(({ thing }) => thing);
  };
  await expect.poll(goOn, { interval: 300, timeout: 40_000 }).toEqual([]);
}
