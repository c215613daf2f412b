import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillJoin } from "../account/joining.ts";
import { desktop, phone } from "../browser.ts";
import { standing } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";

const open = visitingInTurn();

const sizes = [
  { name: "スマートフォン", viewport: phone },
  { name: "パソコン", viewport: desktop },
] as const;

test.for(sizes)(
  "BE-6, EN-8a, R5 $name：QRコードから申し込み、承認、招待、取り消し、削除、元に戻す",
  {
    timeout: 60_000,
  },
  async ({ viewport }) => {
    const manager = await open({ viewport });
    const { page } = manager;
    const link = await handOutCode(manager, viewport === phone);

    const applicant = await open({ with: manager, signedIn: false, viewport });
    await applicant.page.goto(link);
    await applicant.page.getByRole("heading", { level: 1, name: "チームに参加する" }).waitFor();
    await fillJoin(applicant.page);
    await applicant.page.getByRole("button", { name: "申し込む", exact: true }).dblclick();
    await applicant.page.getByRole("heading", { name: "申し込みを受け付けました" }).waitFor();
    await applicant.page.getByText(/^J-\d{8}-001$/).waitFor();
    await applicant.page.getByText(/^メールでのお知らせはありません。/).waitFor();
    expect(await standing(manager, "杉山")).toEqual(["applied not_use"]);

    await page.goto("/member-list");
    await page.getByRole("link", { name: "確認する（杉山 蓮司）" }).click();
    const panel = page.getByRole("dialog", { name: "メンバー詳細" });
    await panel.getByText(/^J-\d{8}-001$/).waitFor();
    await panel.getByRole("button", { name: "承認する" }).dblclick();
    await panel.getByRole("heading", { name: "参加の申し込み" }).waitFor({ state: "detached" });
    expect(await standing(manager, "杉山")).toEqual(["active not_use"]);

    const invite = panel.getByRole("button", { name: "招待する" });
    const cancel = panel.getByRole("button", { name: "招待を取り消す" });
    await invite.click();
    await cancel.waitFor();
    expect(await standing(manager, "杉山")).toEqual(["active wait_acceptance"]);
    await cancel.click();
    await invite.waitFor();
    expect(await standing(manager, "杉山")).toEqual(["active not_use"]);

    await panel.getByRole("button", { name: "チームから削除" }).click();
    await notice(page, /削除しました/).waitFor();
    expect(await standing(manager, "杉山")).toEqual(["active not_use deleted"]);
    expect(await inList(page).count()).toBe(0);
    await page.getByRole("region", { name: "通知" }).getByRole("button", { name: "取り消す" }).click();
    await inList(page).waitFor();
    expect(await standing(manager, "杉山")).toEqual(["active not_use"]);

    await page.reload();
    await inList(page).waitFor();
    expect(await standing(manager, "杉山")).toEqual(["active not_use"]);
    expect([manager.consoleMessages(), applicant.consoleMessages()]).toEqual([[], []]);
  },
);

/** On a phone the code is in the bar, on a computer on the team's page. Returns the path of the link, with its code. */
async function handOutCode({ page, context, proxy }: Visit, isPhone: boolean): Promise<string> {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: proxy.url });
  await page.goto(isPhone ? "/member-list" : "/team-management");
  if (isPhone) await page.getByRole("button", { name: "チームQRコードを表示" }).click();
  await page.getByRole("button", { name: "発行する" }).click();
  await page.getByRole("img", { name: /QRコード/ }).waitFor();
  await page.getByRole("button", { name: "リンクをコピー" }).click();
  await page.getByText("リンクをコピーしました。").waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname + link.search).toBe("/join");
  expect(link.hash).toMatch(/^#[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  return link.pathname + link.hash;
}

const inList = (page: Page) => page.getByRole("main").getByRole("link", { name: /^杉山 蓮司/ });
const notice = (page: Page, text: RegExp) => page.getByRole("region", { name: "通知" }).getByText(text);
