import { expect, onTestFinished, test } from "vitest";
import { pathOf } from "../browser.ts";
import { expiredSentence, signIn, type Visit, visiting } from "../faults/visit.ts";

const openVisit = visiting();

async function openMembers(path: string): Promise<Visit> {
  const visit = await openVisit();
  onTestFinished(visit.close);
  await visit.page.goto(path);
  await visit.page.getByRole("rowheader").first().waitFor();
  return visit;
}

/** The server forgets every session of this coach. */
const endSessions = ({ server, coach }: Visit) =>
  server.db.query("delete from sessions where user_id = $1", [coach.id]);

test("R2, SE-6 使っている間にログインが切れても、ログインし直せば同じ場所に同じ条件で戻る", async () => {
  const visit = await openMembers("/member-list");
  const { page } = visit;
  await page.getByRole("searchbox", { name: "名前・よみがな" }).fill("きむら");
  await page.waitForURL("**/member-list?q=*");
  await endSessions(visit);

  await page.reload();
  await page.getByText(expiredSentence).waitFor();
  await page.getByRole("textbox", { name: "メールアドレス" }).waitFor();
  await signIn(visit);
  await page.getByRole("rowheader", { name: "木村 葵" }).waitFor();
  expect(pathOf(page)).toBe("/member-list?q=きむら");
  expect(await page.getByRole("searchbox", { name: "名前・よみがな" }).inputValue()).toBe("きむら");
  expect(visit.consoleMessages()).toEqual([]);
});

test("R2, SE-6 書いている間にログインが切れても、ログインし直せば同じ場所で続きから書ける", async () => {
  const visit = await openMembers("/member-list?grade=j");
  const { page } = visit;
  const text = await openContact(page);
  await page.getByRole("combobox", { name: "お問い合わせの種類" }).selectOption("ご意見・ご要望");
  await text.fill("一行目\n二行目　😀");
  await page.getByRole("button", { name: "確認する" }).click();
  await endSessions(visit);

  await page.getByRole("button", { name: "送信する" }).click();
  await page.getByRole("textbox", { name: "メールアドレス" }).waitFor();
  await page.getByText(expiredSentence).waitFor();
  await signIn(visit);
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
  expect(pathOf(page)).toBe("/member-list?grade=j");
  expect(await (await openContact(page)).inputValue()).toBe("一行目\n二行目　😀");
  expect(visit.consoleMessages()).toEqual([]);
});

async function openContact(page: Visit["page"]) {
  await page.getByRole("button", { name: "お問い合わせ", exact: true }).first().click();
  const text = page.getByRole("textbox", { name: "お問い合わせ内容" });
  await text.waitFor();
  return text;
}

test("SE-2, SE-6 確認より先に断られた呼び出しがあっても、名前のないログイン中にはならない", async () => {
  const visit = await openVisit();
  onTestFinished(visit.close);
  const { page, proxy } = visit;
  proxy.script("GET /api/session", [{ kind: "late", ms: 1000 }]);
  proxy.script("GET /api/coach/memberlist/members", [
    { kind: "answer", status: 401, body: `{"error":"","code":"unauthorized"}` },
  ]);
  await page.goto("/member-list?grade=j");
  await signIn(visit);
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
  expect(pathOf(page)).toBe("/member-list?grade=j");
  expect(proxy.seen.filter(({ url, headers }) => url.includes("/coach/") && !headers.authorization)).toEqual([]);
});
