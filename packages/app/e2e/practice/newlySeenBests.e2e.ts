import { expect, test } from "vitest";
import { demoOnPhone } from "../platform/demoPhone.ts";

const start = demoOnPhone();

test("自己ベストは、初めて見たときに一度だけ光る。動きを減らす設定では光らない", async () => {
  const { page } = await start();
  const rows = page.getByRole("region", { name: "自己ベストの更新" }).getByRole("listitem");
  const lit = () => rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).animationName !== "none"));
  const neverSeen = () =>
    page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.endsWith("seen-bests")) localStorage.removeItem(key);
    });
  await rows.first().waitFor();
  await neverSeen();
  await page.reload();
  await expect.poll(async () => (await lit()).length).toBeGreaterThan(1);
  await expect.poll(async () => (await lit()).every(Boolean)).toBe(true);
  await page.reload();
  await rows.first().waitFor();
  // What remembers them has been asked by then.
  await page.waitForLoadState("networkidle");
  expect((await lit()).some(Boolean)).toBe(false);

  await neverSeen();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await rows.and(page.locator("[data-lit]")).first().waitFor();
  expect((await lit()).some(Boolean)).toBe(false);
});
