import { expect, test } from "vitest";
import {
  desktop,
  expectConsoleMessage,
  manager,
  openPage,
  pathOf,
  phone,
  player,
  product,
  signIn,
  useBrowser,
} from "../browser.ts";

useBrowser();

test("ログインしていない人が深いリンクを開くと、ログインのあとで元のページに着く（SE-2）", async () => {
  const page = await openPage("/member-list?grade=j");
  await page.waitForURL("**/login?**");
  expect(pathOf(page)).toBe("/login?redirect=/member-list?grade=j");

  await signIn(page);
  await page.getByRole("heading", { level: 1, name: "メンバーリスト" }).waitFor();
  expect(pathOf(page)).toBe("/member-list?grade=j");
});

test("パスワードが違えば、そう伝え、入力したメールアドレスは残る", async () => {
  expectConsoleMessage(/status of 401/);
  const page = await openPage("/login");
  await signIn(page, { ...manager, password: "chigau-password" });

  const alert = page.getByRole("alert").filter({ hasText: "正しくありません" });
  expect(await alert.textContent()).toContain(
    "メールアドレスまたはパスワードが正しくありません。入力内容を確認してください。",
  );
  expect(await page.getByRole("textbox", { name: "メールアドレス" }).inputValue()).toBe(manager.email);
  expect(pathOf(page)).toBe("/login");
});

test("指導者でない人は選手用サービスへ移る（SE-4）", async () => {
  const page = await openPage("/login");
  await signIn(page, player);
  await page.waitForURL("**/training/");
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
});

test("キーボードだけでログインできる", async () => {
  const page = await openPage("/login");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
  await page.getByRole("button", { name: "ログイン", exact: true }).waitFor();
  for (let tabs = 0; (await focused()) !== "email" && tabs < 10; tabs += 1) await page.keyboard.press("Tab");
  await page.keyboard.type(manager.email);
  for (let tabs = 0; (await focused()) !== "password" && tabs < 5; tabs += 1) await page.keyboard.press("Tab");
  await page.keyboard.type(manager.password);
  await page.keyboard.press("Enter");

  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  expect(pathOf(page)).toBe("/");
});

test("スマートフォンでもログインでき、横にはみ出さない", async () => {
  const page = await openPage("/login?redirect=/member-list", phone);
  await signIn(page);
  await page.getByRole("heading", { level: 1, name: "メンバーリスト" }).waitFor();
  await page
    .getByText(/^\d+人$/)
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test("ログイン済みで /login を開くとホームに着く（SE-8）", async () => {
  const page = await openPage("/login");
  await signIn(page);
  await page.waitForURL(`${product}/`);
  await page.goto("/login");
  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  expect(pathOf(page)).toBe("/");
});

test.for([
  { from: "/password-reset", link: "ログインにもどる", viewport: desktop, to: "/login" },
  { from: "/terms", link: "ログイン", viewport: phone, to: "/login" },
  { from: "/privacy", link: "ログイン", viewport: desktop, to: "/login" },
  { from: "/note", link: "ログイン", viewport: phone, to: "/login?redirect=/note" },
  { from: "/invite#mou-tsukaenai", link: "登録が済んでいる方はログインへ", viewport: phone, to: "/login" },
])(
  "ログインしていない人は、$from のリンクからログインに着き、もどることも、そこで入ることもできる",
  async ({ from, link, viewport, to }) => {
    expectConsoleMessage(/status of 40[04]/);
    const page = await openPage(from, viewport);
    const login = page.getByRole("heading", { name: "指導者ログイン" });
    await page.getByRole("link", { name: link }).click();
    await login.waitFor();
    expect(pathOf(page)).toBe(to);

    await page.goBack();
    await page.getByRole("link", { name: link }).waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(from, page.url()).pathname);
    expect(new URL(page.url()).hash).toBe(new URL(from, page.url()).hash);
    await page.goForward();
    await login.waitFor();
    await signIn(page);
    const isNote = from === "/note";
    await page.getByRole("heading", { level: 1, name: isNote ? "成長ノート" : "ホーム" }).waitFor();
    expect(pathOf(page)).toBe(isNote ? "/note" : "/");
  },
);
