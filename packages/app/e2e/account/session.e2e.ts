import { storageKeys } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { expectConsoleMessage, openBrowser, openPage, pathOf, signIn, signOut, useBrowser } from "../browser.ts";

useBrowser();

test("SE-8, S6 別のタブでログアウトすると、わけを言ってログインに移り、同じ人が入り直すと書きかけが戻る", async () => {
  const coach = await openBrowser();
  const first = await coach.newPage();
  await first.goto("/login?redirect=/member-list?add=1");
  await signIn(first);
  const surname = first.getByRole("textbox", { name: "姓" });
  await surname.fill("書きかけ");
  const second = await coach.newPage();
  await second.goto("/member-list");
  await second.getByRole("heading", { level: 1, name: "メンバーリスト" }).waitFor();

  await signOut(second);
  await second.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  await first.getByText("別のタブでログアウトしたため、このタブもログアウトしました。入力していた内容は").waitFor();
  expect(pathOf(first)).toBe("/login?redirect=/member-list?add=1");
  expect(await first.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await signIn(first);
  await surname.waitFor();
  expect(await surname.inputValue()).toBe("書きかけ");
});

test("OF-5 閉じたタブで入力していた内容も、消す前にたずねる", async () => {
  const coach = await openBrowser();
  const first = await coach.newPage();
  await first.goto("/login?redirect=/member-list?add=1");
  await signIn(first);
  await first.getByRole("textbox", { name: "姓" }).fill("書きかけ");
  const second = await coach.newPage();
  await second.goto("/");
  await second.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  await first.close();

  await signOut(second);
  await second.getByRole("alertdialog", { name: "保存していない入力が1件あります。ログアウトしますか？" }).waitFor();
});

test("期限の切れた控えは、ないものとして扱われる（SE-5）", async () => {
  const page = await openPage("/login");
  await keep(page, { token: "kigen-gire", expires_at: 1 });
  await page.goto("/member-list");
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  expect(pathOf(page)).toBe("/login?redirect=/member-list");
});

test("サーバーが知らない控えは消え、ログインし直す理由が示される（SE-2, SE-6）", async () => {
  expectConsoleMessage(/status of 401/);
  const page = await openPage("/login");
  await keep(page, { token: "shiranai-token", expires_at: 4_102_444_800 });
  await page.goto("/member-list");
  await page.getByText("ログインの期限が切れました。もう一度ログインしてください。").waitFor();
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.token)).toBeNull();
});

test("どのページを開いても、ブラウザは何も訴えない（H2）", async () => {
  const page = await openPage("/login");
  await signIn(page);
  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  for (const path of ["/", "/member-list", "/dashboard", "/team-management", "/faq", "/terms"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  const answer = await page.goto("/member-list");
  expect(answer?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
});

test("知らないアドレスはホームへ移る（RO-1）", async () => {
  const page = await openPage("/login");
  await signIn(page);
  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  await page.goto("/sonna-page-wa-nai");
  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  expect(pathOf(page)).toBe("/");
  expect(await page.title()).toBe("ホーム - 球跡 Kyuseki");
});

async function keep(page: Awaited<ReturnType<typeof openPage>>, stored: { token: string; expires_at: number }) {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.token,
    JSON.stringify(stored),
  ] as const);
}
