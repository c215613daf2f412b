import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf, phone } from "../browser.ts";
import { pressByKey, tabTo } from "../platform/keyboardSteps.ts";
import { giveParents, leave, linkMailedTo, parents, visitingWithMail } from "./families.ts";

const open = visitingWithMail();

test("CO-1〜CO-5 書いて送ったお知らせを、家族がきょうだいごとに答え、監督が表で読み、訂正する", async () => {
  const manager = await begin();
  const { page } = manager;
  await page.goto("/notification");
  await page.getByRole("button", { name: "全員 3人" }).click();
  await page.getByText("選手3人・2家族の、1件のアドレスに届きます。").waitFor();
  await page.getByRole("textbox", { name: "件名" }).fill("土曜の練習は13時開始に変更します");
  await page
    .getByRole("textbox", { name: "本文" })
    .fill("来られるかどうかを教えてください。\n地図 https://maps.example.jp/a");
  await page.getByText(/^下書きを自動保存しました \d+:\d\d$/).waitFor();
  await page.reload();
  expect(await page.getByRole("textbox", { name: "件名" }).inputValue()).toBe("土曜の練習は13時開始に変更します");
  await page.getByText("参加・不参加・未定").click();
  await chooseUrgent(page);
  await page.getByRole("button", { name: "確認へ進む" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "3人に送信する" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "緊急で送信する" }).click();
  await page.getByText(/^あと\d+秒 取り消せます$/).waitFor();

  await leave(manager);
  const link = await linkMailedTo(manager, parents);
  const family = await open({ with: manager, signedIn: false, viewport: phone });
  await family.page.goto(link);
  await family.page.getByRole("heading", { level: 1, name: "大野さんのご家族" }).waitFor();
  expect(await family.page.getByText("木村").count()).toBe(0);
  const sho = family.page.getByRole("group", { name: "翔さんの返事" });
  await sho.getByRole("button", { name: "参加", exact: true }).click();
  await family.page
    .getByText(/^届きました/)
    .first()
    .waitFor();
  await family.page.reload();
  expect(await sho.getByRole("button", { name: "参加", exact: true }).getAttribute("aria-pressed")).toBe("true");

  await page.goto("/notification?show=history");
  await page.getByRole("link", { name: "土曜の練習は13時開始に変更します" }).click();
  await page
    .getByRole("row", { name: /大野 翔/ })
    .getByText("参加", { exact: true })
    .waitFor();
  await page
    .getByRole("row", { name: /大野 花/ })
    .getByText("まだ", { exact: true })
    .waitFor();

  await page.getByRole("button", { name: "訂正を書く" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "件名" }).fill("土曜の練習は14時開始に変更します");
  await page.getByRole("dialog").getByRole("button", { name: "訂正を送る" }).click();
  await page
    .getByRole("row", { name: /大野 翔/ })
    .getByText("訂正は未読")
    .waitFor();
  await family.page.reload();
  await family.page.getByRole("heading", { name: "土曜の練習は14時開始に変更します" }).waitFor();
});

test("CO-3 60秒の間に取り消すと、だれにも届かず、書いたまま下書きに戻る", async () => {
  const { page, server, coach } = await begin();
  await page.goto("/notification");
  await page.getByRole("button", { name: "全員 3人" }).click();
  await page.getByRole("textbox", { name: "件名" }).fill("まちがい");
  await page.getByRole("textbox", { name: "本文" }).fill("送るつもりのない文");
  await chooseUrgent(page);
  await page.getByRole("button", { name: "確認へ進む" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "3人に送信する" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "緊急で送信する" }).dblclick();
  await page.getByRole("button", { name: "取り消す" }).click();
  await page.getByText(/^あと\d+秒/).waitFor({ state: "detached" });
  expect(await page.getByRole("textbox", { name: "件名" }).inputValue()).toBe("まちがい");
  const { rows } = await server.db.query("select state, title from notices where team_id = $1", [coach.teamId]);
  expect(rows).toEqual([{ state: "draft", title: "まちがい" }]);
  expect(pathOf(page)).toBe("/notification");
});

test("A1 キーボードだけでお知らせを書いて送り、60秒の間に取り消す", async () => {
  const { page } = await begin();
  await page.goto("/notification");
  await pressByKey(page.getByRole("button", { name: "全員 3人" }));
  await tabTo(page.getByRole("textbox", { name: "件名" }));
  await page.keyboard.insertText("集合は7時です");
  await tabTo(page.getByRole("textbox", { name: "本文" }));
  await page.keyboard.insertText("校門の前に集まります。");
  await tabTo(page.getByRole("radio", { name: /^ふつう/ }));
  await page.keyboard.press("ArrowDown");
  await pressByKey(page.getByRole("button", { name: "確認へ進む" }));
  await pressByKey(page.getByRole("alertdialog").getByRole("button", { name: "3人に送信する" }));
  await pressByKey(page.getByRole("alertdialog").getByRole("button", { name: "緊急で送信する" }));
  await page.getByText(/^あと\d+秒 取り消せます$/).waitFor();
  await pressByKey(page.getByRole("button", { name: "取り消す" }));
  await page.getByText(/^あと\d+秒/).waitFor({ state: "detached" });
  expect(await page.getByRole("textbox", { name: "件名" }).inputValue()).toBe("集合は7時です");
});

/** Leaves after its minute at any hour: another would wait for the morning from nine in the evening on. */
const chooseUrgent = (page: Page) => page.getByRole("radio", { name: /^緊急/ }).check();

async function begin() {
  const visit = await open();
  await giveParents(visit);
  return visit;
}
