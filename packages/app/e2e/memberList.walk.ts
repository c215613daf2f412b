import { expect, test } from "vitest";
import { listedNames, manager, openPage, pathOf, product, signIn, walking } from "./walk.ts";

walking();

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
