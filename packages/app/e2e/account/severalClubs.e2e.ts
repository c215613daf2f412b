import { inviteCoach, removeCoach } from "@kyuseki/domain";
import { describe, expect, test } from "vitest";
import { phone, signOut } from "../browser.ts";
import { membersNamed } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { violationsIn } from "../platform/axe.ts";

const open = visitingInTurn();
type Page = Visit["page"];

/** A club of its own name; its manager is signed in. */
async function openClub(name: string, options: Parameters<typeof open>[0] = {}) {
  const club = await open(options);
  await club.server.db.query("update teams set name = $2 where team_id = $1", [club.coach.teamId, name]);
  return club;
}

/** The code of an invitation to the club for the coach of another one. */
const inviteTo = async (club: Visit, { coach }: Visit) =>
  (await (await club.asCoach())(inviteCoach, { body: { coach_type: "coach", email: coach.email } })).code;

async function joinedBoth(options: Parameters<typeof open>[0] = {}) {
  const kohoku = await openClub("港北クラブ");
  const aoba = await openClub("青葉台クラブ", options);
  const { page } = aoba;
  await page.goto(`/invite#${await inviteTo(kohoku, aoba)}`);
  await page.getByRole("button", { name: "このチームに参加する" }).click();
  await homeOf(page);
  return { aoba, kohoku, page };
}

const homeOf = (page: Page) => page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
const userMenu = (page: Page) => page.getByRole("button", { name: /メニュー$/ });
const inMenu = (page: Page, team: string) => page.getByText(team, { exact: true }).last();

async function switchTo(page: Page, team: string) {
  await userMenu(page).click();
  await page.getByRole("button", { name: "チームを切り替える" }).click();
  await page.getByRole("dialog").getByRole("button", { name: team }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await homeOf(page);
}

describe("いくつかのチームの指導者", () => {
  test("アカウントのパスワードで2つめのチームに加わり、キーボードだけで行き来できる。アドレスはホームに戻る", async () => {
    const kohoku = await openClub("港北クラブ");
    const aoba = await openClub("青葉台クラブ", { signedIn: false });
    await aoba.server.db.query("update members set last_name = '港北の選手' where team_id = $1", [kohoku.coach.teamId]);
    const { page } = aoba;
    await page.goto(`/invite#${await inviteTo(kohoku, aoba)}`);
    await page.getByRole("button", { name: "アカウントをお持ちの方はこちら" }).click();
    await page.getByLabel("パスワード", { exact: true }).fill(aoba.coach.password);
    await page.getByRole("button", { name: "ログインして進む" }).click();
    await page.getByRole("button", { name: "このチームに参加する" }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole("button", { name: "このチームに参加する" }).click();
    await homeOf(page);
    await page.goto("/member-list?q=港北");
    await page
      .getByRole("rowheader", { name: /港北の選手/ })
      .first()
      .waitFor();

    await userMenu(page).focus();
    await page.keyboard.press("Enter");
    await inMenu(page, "港北クラブ").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "チームを切り替える" });
    await dialog.getByRole("button", { name: "青葉台クラブ" }).waitFor();
    expect(await violationsIn(page)).toEqual([]);
    await dialog.getByRole("button", { name: "青葉台クラブ" }).focus();
    await page.keyboard.press("Enter");
    await homeOf(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/");
    await page.goto("/member-list");
    await page.getByRole("rowheader", { name: /木村/ }).waitFor();
    expect(await page.getByText("港北の選手").count()).toBe(0);
  });

  test("スマートフォンのメニューからも切り替えられ、1チームだけの人には出ない", async () => {
    const { page, kohoku } = await joinedBoth({ viewport: phone });
    await page.getByRole("button", { name: "メニューを開く" }).click();
    await page.getByRole("button", { name: "チームを切り替える" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "青葉台クラブ" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "メニューを開く" }).click();
    await page.getByText("青葉台クラブ").waitFor();

    await kohoku.page.goto("/");
    await userMenu(kohoku.page).click();
    await kohoku.page.getByRole("button", { name: "ログアウト" }).first().waitFor();
    expect(await kohoku.page.getByRole("button", { name: "チームを切り替える" }).count()).toBe(0);
  });

  test("別のタブで切り替えたあとの画面は、何も書かずにそう言い、書きかけはもとのチームに残る", async () => {
    const { aoba, kohoku, page } = await joinedBoth();
    await switchTo(page, "青葉台クラブ");
    await page.goto("/member-list?add=1");
    await page.getByRole("textbox", { name: "姓", exact: true }).fill("書きかけ");
    await page.getByRole("textbox", { name: "名", exact: true }).fill("太郎");
    await page.getByRole("combobox", { name: "学年" }).selectOption("小1");
    const other = await aoba.context.newPage();
    await other.goto("/");
    await switchTo(other, "港北クラブ");

    await page.getByRole("button", { name: "追加する" }).click();
    const told = page.getByRole("alertdialog", { name: "表示しているチームは、もう開かれていません" });
    await told.waitFor();
    expect([await membersNamed(aoba, "書きかけ"), await membersNamed(kohoku, "書きかけ")]).toEqual([0, 0]);
    await told.getByRole("button", { name: "読み込み直す" }).click();
    await homeOf(page);
    await userMenu(page).click();
    await inMenu(page, "港北クラブ").waitFor();
    await page.goto("/member-list?add=1");
    expect(await page.getByRole("textbox", { name: "姓", exact: true }).inputValue()).toBe("");

    await page.goto("/");
    await signOut(page);
    await page.getByRole("alertdialog", { name: /^保存していない入力が1件あります/ }).waitFor();
    await page.getByRole("button", { name: "ログアウトしない" }).click();
    await switchTo(page, "青葉台クラブ");
    await page.goto("/member-list?add=1");
    await page.getByRole("textbox", { name: "姓", exact: true }).waitFor();
    expect(await page.getByRole("textbox", { name: "姓", exact: true }).inputValue()).toBe("書きかけ");
  });

  test("T6 外されたチームはすぐに開かなくなり、ほかのチームが開く", async () => {
    const { aoba, kohoku, page } = await joinedBoth();
    await page.goto("/member-list");
    await page.getByRole("rowheader").first().waitFor();
    const { rows } = await aoba.server.db.query("select id from users where account_id = $1 and team_id = $2", [
      aoba.coach.id,
      kohoku.coach.teamId,
    ]);
    await (await kohoku.asCoach())(removeCoach, { params: { id: rows[0].id } });
    await page.goto("/dashboard");
    await userMenu(page).click();
    await inMenu(page, "青葉台クラブ").waitFor();
  });
});
