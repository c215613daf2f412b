import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listedNames, manager, openPage, pathOf, product, signIn, useBrowser } from "../browser.ts";

useBrowser();

async function openMembers(path = "/member-list") {
  const page = await openPage(path);
  await signIn(page);
  await page.getByRole("heading", { level: 1, name: "メンバーリスト" }).waitFor();
  return page;
}

test("24人のうち10人が並び、かなで探し、絞り込みは再読み込みと戻るに耐える（D-9）", async () => {
  const page = await openMembers();
  expect(await listedNames(page)).toHaveLength(10);
  await page.getByText("全 24 件中 1–10 件").first().waitFor();

  await page.getByRole("searchbox", { name: "名前・よみがな" }).fill("はせがわ");
  await page.waitForURL("**/member-list?q=*");
  await page.getByRole("rowheader", { name: "小野寺 湊" }).waitFor({ state: "detached" });
  const found = await listedNames(page);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("長谷川");

  await page.getByRole("searchbox", { name: "名前・よみがな" }).fill("");
  await page.waitForURL("**/member-list");
  await page.getByRole("group", { name: "学年" }).getByRole("button", { name: "中", exact: true }).click();
  await page.waitForURL("**/member-list?grade=j");
  // The list follows the button a moment later.
  await page.getByRole("rowheader", { name: "小野寺 湊" }).waitFor({ state: "detached" });
  const juniors = await listedNames(page);

  await page.reload();
  expect(await listedNames(page)).toEqual(juniors);
  expect(pathOf(page)).toBe("/member-list?grade=j");

  await page.goBack();
  await page.waitForURL("**/member-list");
  await page.getByRole("rowheader", { name: "小野寺 湊" }).waitFor();
  expect(await listedNames(page)).toHaveLength(10);
});

test("D-9 状況の絞り込みはアドレスに残り、絞り込んだ人だけを CSV に書き出す", async () => {
  const page = await openMembers("/member-list?grade=h");
  await page.getByRole("combobox", { name: "状況" }).selectOption({ label: "トレーニング：利用中" });
  await page.waitForURL("**/member-list?grade=h&status=training-in_use");
  await page.reload();
  await page.getByRole("rowheader").first().waitFor();
  const found = await page.getByRole("status", { name: "見つかった人数" }).textContent();
  const hits = Number(/人中 (\d+)人/.exec(found ?? "")?.[1]);
  expect(hits).toBeGreaterThan(0);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSVに書き出す" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^メンバーリスト_\d{8}\.csv$/);
  const lines = readFileSync(await download.path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFF姓,名,/);
  expect(lines).toHaveLength(hits + 1);
});

test("選んだ人はページを移っても残り、行のメニューからの退団は取り消せる", async () => {
  const page = await openMembers();
  const [first = ""] = await page.getByRole("rowheader").locator("b").allInnerTexts();
  await page.getByRole("checkbox", { name: `${first}を選択` }).check();
  await page.getByRole("button", { name: "2ページ" }).click();
  await page.waitForURL("**/member-list?page=2");
  await page.getByText("11–20").first().waitFor();
  await page.getByRole("group", { name: "選んだ行の操作" }).getByText("人を選択中").waitFor();

  const [name = ""] = await page.getByRole("rowheader").locator("b").allInnerTexts();
  const row = page.getByRole("rowheader", { name });
  await page.getByRole("button", { name: `${name}のその他の操作` }).click();
  await page.getByRole("menuitem", { name: "退団にする" }).click();
  await page.getByRole("alertdialog", { name: `${name}さんを退団にしますか？` }).waitFor();
  await page.getByRole("button", { name: "退団にする" }).click();
  await row.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "通知" }).getByRole("button", { name: "取り消す" }).click();
  await row.waitFor();

  await page.getByRole("button", { name: "1ページ", exact: true }).click();
  await page.getByRole("rowheader", { name: first }).waitFor();
  expect(await page.getByRole("checkbox", { name: `${first}を選択` }).isChecked()).toBe(true);
});

test("名前に書かれた HTML や SQL は、その文字のまま表示される（I3）", async () => {
  const lastName = "<img src=x onerror=alert(1)>";
  const firstName = "'); drop table members;--";
  const login = await fetch(`${product}/api/login`, json("POST", manager));
  const { token } = (await login.json()) as { token: string };
  const draft = { last_name: lastName, first_name: firstName, last_name_kana: "しょう", grade: "j1" };
  const created = await fetch(`${product}/api/coach/memberlist/create`, json("PUT", draft, token));
  const { id } = (await created.json()) as { id: number };
  expect([created.status, id > 0]).toEqual([201, true]);

  const page = await openMembers("/member-list?q=drop");
  const [name] = await listedNames(page);
  expect(name).toContain(lastName);
  expect(name).toContain(firstName);
  expect(await page.locator("img[src=x]").count()).toBe(0);
});

const json = (method: string, body: object, token?: string): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json", ...(token && { Authorization: `Token ${token}` }) },
});
