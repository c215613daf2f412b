import { listMembers, sendNotice } from "@kyuseki/domain";
import { dumpDatabase } from "@kyuseki/server/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf, phone } from "../browser.ts";
import { violationsIn } from "../platform/axe.ts";
import { pressByKey, tabTo } from "../platform/keyboardSteps.ts";
import { faultsOf } from "../platform/widths.ts";
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
  await family.page.locator("ins", { hasText: "14時" }).first().waitFor();
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

/** Of something that runs the page's scripts unseen, like a mail scanner: 100 in `npm run audit`. */
const scannerVisits = Number(process.env.KYUSEKI_SCANNER_VISITS ?? 3);

test(
  `CO-2 隠れたまま動くページは、${scannerVisits}回開いて3秒たっても何も書かず、見えて2秒で既読になる`,
  async () => {
    const manager = await begin();
    const link = await toldFamily(manager);
    const { server } = manager;
    const standing = async () =>
      (await dumpDatabase(server.db)).replace(/^(rate_limits|outbox|notice_mails) .*\n/gm, "");
    const { page } = await open({ with: manager, signedIn: false, viewport: phone });
    const before = await standing();
    await page.addInitScript(() => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    });
    for (let visit = 0; visit < scannerVisits; visit += 1) {
      // A link to the address that is open already would not load it again.
      await page.goto("about:blank");
      await page.goto(link);
      await page.getByRole("heading", { name: notice.title }).waitFor();
    }
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 3000);
    expect(await standing()).toBe(before);

    await page.evaluate(() => {
      Reflect.deleteProperty(document, "visibilityState");
      document.dispatchEvent(new Event("visibilitychange"));
    });
    const reads = "select family_read_version from notice_recipients where team_id = $1";
    await expect
      .poll(async () => (await server.db.query(reads, [manager.coach.teamId])).rows, { timeout: 10_000 })
      .toContainEqual({ family_read_version: 0 });
  },
  120_000 + scannerVisits * 2000,
);

test("A1 家族のページは、axe の指摘がなく、キーボードだけで読み、返事をし、ひとことを送れる", async () => {
  const manager = await begin();
  const link = await toldFamily(manager);
  const { page } = await open({ with: manager, signedIn: false, viewport: phone });
  await page.goto(link);
  await page.getByRole("heading", { name: notice.title }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const sho = page.getByRole("group", { name: "翔さんの返事" });
  await pressByKey(sho.getByRole("button", { name: "参加", exact: true }));
  await page
    .getByText(/^届きました/)
    .first()
    .waitFor();
  await tabTo(page.getByRole("textbox", { name: "ひとこと" }));
  await page.keyboard.insertText("少し遅れます");
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => {
      const { rows } = await manager.server.db.query(
        "select answer, comment from notice_recipients where team_id = $1 and answer is not null",
        [manager.coach.teamId],
      );
      return rows;
    })
    .toEqual([{ answer: "参加", comment: "少し遅れます" }]);
  expect(await violationsIn(page)).toEqual([]);
});

/** A notice to everybody that has left. Returns the link of the parents. */
async function toldFamily(visit: Awaited<ReturnType<typeof begin>>): Promise<string> {
  const call = await visit.asCoach();
  const { members } = await call(listMembers);
  await call(sendNotice, { body: { ...notice, member_ids: members.map(({ id }) => id) } });
  await leave(visit);
  return linkMailedTo(visit, parents);
}

const notice = {
  notice_id: null,
  version: null,
  audience: "全員",
  title: "土曜の練習は13時開始に変更します",
  body: "来られるかどうかを教えてください。",
  choices: ["参加", "不参加"],
  deadline: null,
  remind: false,
  level: "urgent" as const,
  send_at: null,
  file_ids: [],
};

/** Leaves after its minute at any hour: another would wait for the morning from nine in the evening on. */
const chooseUrgent = (page: Page) => page.getByRole("radio", { name: /^緊急/ }).check();

async function begin() {
  const visit = await open();
  await giveParents(visit);
  return visit;
}
