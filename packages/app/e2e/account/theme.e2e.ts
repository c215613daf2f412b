import { expect, test } from "vitest";
import { openPage, phone, signIn, useBrowser } from "../browser.ts";

useBrowser();

test("暗い画面にすると、再読み込みの最初の描画から暗い", async () => {
  const page = await openPage("/member-list");
  await signIn(page);
  await page.getByRole("button", { name: "暗い画面にする" }).click();
  await page.getByRole("button", { name: "明るい画面にする" }).waitFor();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();

  await page.context().addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      document.documentElement.dataset.atFirst ??= document.documentElement.dataset.theme ?? "";
    });
  });
  await page.reload();
  await page.getByRole("button", { name: "明るい画面にする" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.atFirst)).toBe("dark");
  expect(await ground()).toBe(dark);

  await page.getByRole("button", { name: "明るい画面にする" }).click();
  expect(await ground()).not.toBe(dark);
});

test("スマートフォンでは、メニューの中で切り替える", async () => {
  const page = await openPage("/member-list", phone);
  await signIn(page);
  await page.getByRole("button", { name: "メニューを開く" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "暗い画面にする" }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
});
