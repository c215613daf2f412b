import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectConsoleMessage, manager, openPage, pathOf, phone, signIn, signOut, useBrowser } from "../browser.ts";

useBrowser();

const newcomer = { email: "kitamura@club.example", password: "gogo-no-renshu-3" };
const renewed = { ...newcomer, password: "yoru-no-hoshi-88" };

test("BE-9 招待された人が登録し、監督が再設定リンクを渡し、新しいパスワードでログインする", async () => {
  const page = await accountOf(manager);
  await page.getByRole("button", { name: "招待する" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "招待リンクを発行する" }).click();
  const invitation = new URL(await handedLink(page));
  expect(invitation.pathname + invitation.search).toBe("/invite");

  const newcomersPage = await openPage(invitation.pathname + invitation.hash);
  await newcomersPage.getByRole("textbox", { name: "お名前" }).fill("北村 澪");
  await newcomersPage.getByRole("textbox", { name: "メールアドレス" }).fill(newcomer.email);
  await newcomersPage.getByLabel("パスワード", { exact: true }).fill(newcomer.password);
  await newcomersPage.getByRole("button", { name: "登録して始める" }).click();
  await newcomersPage.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();

  await page.reload();
  await page.getByRole("button", { name: "北村 澪さんの再設定リンクを発行" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "発行する" }).click();
  const reset = new URL(await handedLink(page));
  expect(reset.pathname + reset.search).toBe("/password-reset");

  const resetPage = await openPage(reset.pathname + reset.hash);
  await resetPage.getByLabel("新しいパスワード", { exact: true }).fill("password");
  await resetPage.getByRole("button", { name: "パスワードを変更する" }).click();
  expectConsoleMessage(/status of 400/);
  await resetPage.getByText("よく使われているパスワードは使えません").waitFor();
  await resetPage.getByLabel("新しいパスワード", { exact: true }).fill(renewed.password);
  await resetPage.getByRole("button", { name: "パスワードを変更する" }).click();
  await resetPage.getByRole("heading", { name: "パスワードを変更しました" }).waitFor();

  // The open session has ended; the old password and the used link no longer work (S4).
  expectConsoleMessage(/status of 40[14]/);
  await newcomersPage.reload();
  await newcomersPage.getByText("ログインの期限が切れました。もう一度ログインしてください。").waitFor();
  await signIn(newcomersPage, newcomer);
  await newcomersPage.getByText("メールアドレスまたはパスワードが正しくありません。").waitFor();
  await signIn(newcomersPage, renewed);
  await newcomersPage.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  await resetPage.getByRole("link", { name: "ログインへ" }).click();
  await resetPage.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  await resetPage.goto(reset.pathname + reset.hash);
  // The server of these tests sends no mail.
  await resetPage.getByText(/^このリンクは使えません。.*新しいリンクを頼んでください。$/).waitFor();
  await resetPage.getByText("チームの監督に、再設定リンクを頼みます。").waitFor();
});

test("S4 ほかの端末のログインを、一つずつでもまとめてでも終わらせる", async () => {
  const first = await accountOf(renewed);
  const second = await accountOf(renewed);
  await first.reload();
  await first.getByRole("button", { name: "ほかの端末をすべてログアウト" }).click();
  await first.getByRole("alertdialog").getByRole("button", { name: "ログアウト" }).click();
  await first.getByText("ほかにログイン中の端末はありません。").waitFor();

  expectConsoleMessage(/status of 401/);
  await second.goto("/member-list");
  await second.getByText("ログインの期限が切れました。もう一度ログインしてください。").waitFor();
  await first.goto("/member-list");
  await first.getByRole("rowheader").first().waitFor();
});

test("RO-6, D-5 監督はスマートフォンでチームのQRコードを発行し、リンクの先が開く", async () => {
  const page = await openPage("/login?redirect=/member-list", phone);
  await signIn(page);
  await page.getByRole("button", { name: "チームQRコードを表示" }).click();
  await page.getByRole("button", { name: "発行する" }).click();
  await page.getByRole("img", { name: /QRコード/ }).waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "リンクをコピー" }).click();
  await page.getByText("リンクをコピーしました。").waitFor();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname + link.search).toBe("/join");
  await page.reload();
  await page.getByRole("button", { name: "チームQRコードを表示" }).click();
  await page.getByRole("img", { name: /QRコード/ }).waitFor();

  const applicant = await openPage(link.pathname + link.hash, phone);
  await applicant.getByText("チームに参加する").first().waitFor();
});

test("リンクをたどると、見出しから読み始められる", async () => {
  const page = await openPage("/login");
  await signIn(page);
  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  await page.getByRole("link", { name: "マニュアル・よくある質問" }).click();
  await page.getByRole("heading", { level: 1, name: "マニュアル・よくある質問" }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("マニュアル・よくある質問");
  expect(pathOf(page)).toBe("/faq");
  await signOut(page);
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
});

async function accountOf(person: typeof manager): Promise<Page> {
  const page = await openPage("/login?redirect=/account");
  await signIn(page, person);
  await page.getByRole("heading", { level: 1, name: "アカウント" }).waitFor();
  return page;
}

/** Shown once, in the dialog. */
async function handedLink(page: Page): Promise<string> {
  const field = page.getByRole("dialog").getByRole("textbox", { name: /リンク/ });
  const link = await field.inputValue();
  await page.getByRole("dialog").getByRole("button", { name: "閉じる" }).last().click();
  return link;
}
