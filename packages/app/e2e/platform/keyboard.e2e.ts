import { createMeasuringDay, listMeasureItems } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { issueCode } from "../account/joining.ts";
import { membersNamed, standing } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { dayAgo } from "../pushing.ts";
import { paste, pressByKey, tabTo } from "./keyboardSteps.ts";

const openVisit = visitingInTurn();

/** Opens the page without a mouse: any use of it fails the test. */
async function open(path: string): Promise<Visit> {
  const visit = await openVisit();
  await visit.page.goto(path);
  return visit;
}

const focusOf = ({ page }: Visit) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

test("A1 キーボードだけで選手を開き、直して保存し、閉じるとその選手に戻る", async () => {
  const visit = await open("/member-list?grade=j");
  const { page } = visit;
  await pressByKey(page.getByRole("link", { name: /^木村 葵/ }));
  await pressByKey(page.getByRole("dialog", { name: "メンバー詳細" }).getByRole("button", { name: "編集する" }));
  const form = page.getByRole("dialog", { name: "メンバーの編集" });
  await tabTo(form.getByRole("textbox", { name: "体重" }));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("52.5");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "入力した内容を破棄しますか？" });
  await pressByKey(question.getByRole("button", { name: "入力を続ける" }));
  await pressByKey(form.getByRole("button", { name: "保存する" }));
  await page.getByRole("dialog", { name: "メンバー詳細" }).getByText("52.5").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "メンバー詳細" }).waitFor({ state: "detached" });
  expect(await focusOf(visit)).toContain("木村 葵");
});

test("A1 キーボードだけで一人を加え、二人を選んで消し、取り消す", async () => {
  const visit = await open("/member-list");
  const { page } = visit;
  await pressByKey(page.getByRole("link", { name: "メンバーを追加" }));
  const form = page.getByRole("dialog", { name: "メンバーを追加" });
  for (const [name, text] of [
    ["姓", "安藤"],
    ["名", "空"],
  ] as const) {
    await tabTo(form.getByRole("textbox", { name, exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(form.getByRole("combobox", { name: "学年" }));
  await page.keyboard.press("ArrowDown");
  await pressByKey(form.getByRole("button", { name: "追加する" }));
  await page.getByRole("rowheader", { name: "安藤 空" }).waitFor();
  expect(await standing(visit, "安藤")).toEqual(["active not_use"]);

  await page.goto("/member-list");
  for (const name of ["安藤 空", "林 海斗"]) {
    await tabTo(page.getByRole("checkbox", { name: `${name}を選択` }));
    await page.keyboard.press("Space");
  }
  const bar = page.getByRole("group", { name: "選んだ行の操作" });
  const remove = bar.getByRole("button", { name: "削除" });
  await pressByKey(remove, { backwards: true });
  await page.getByRole("alertdialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  expect(await focusOf(visit)).toBe("削除");
  await page.keyboard.press("Enter");
  await pressByKey(page.getByRole("alertdialog").getByRole("button", { name: "2人を削除する" }));
  const undo = page.getByRole("region", { name: "通知" }).getByRole("button", { name: "取り消す" });
  await undo.waitFor();
  await page.keyboard.press("F6");
  await pressByKey(undo);
  await page.getByRole("rowheader", { name: "安藤 空" }).waitFor();
  expect(await standing(visit, "林")).toEqual(["active not_use"]);
});

test("A1 キーボードだけで名簿を貼り付けて加える", async () => {
  const visit = await open("/member-list/bulk-add");
  const { page } = visit;
  const paper = page.getByRole("textbox", { name: "名簿を貼り付ける" });
  await tabTo(paper);
  await paste(page, paper, "並木 一郎\t中1\n並木 二郎\t中2");
  await pressByKey(page.getByRole("button", { name: "2人を追加する" }));
  await page.getByRole("main").getByText("2人を追加しました。").waitFor();
  expect(await membersNamed(visit, "並木")).toBe(2);
});

test("A1 キーボードだけで年度更新を行う", async () => {
  const visit = await open("/member-list/year-change");
  const { page } = visit;
  await pressByKey(page.getByRole("button", { name: "林 海斗 小6→中1" }));
  // Keys go to the menu once the focus is in it.
  const menu = page.locator('[role="menu"]:focus-within');
  await menu.waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });
  await expect.poll(() => focusOf(visit)).toMatch(/林 海斗/);
  await page.keyboard.press("Enter");
  await menu.waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "林 海斗 退団" }).waitFor();
  await tabTo(page.getByRole("checkbox", { name: "卒業と退団の1人を確かめました" }));
  await page.keyboard.press("Space");
  await pressByKey(page.getByRole("button", { name: "2人の学年を上げる" }));
  await pressByKey(page.getByRole("alertdialog").getByRole("button", { name: "2人の学年を上げる" }));
  await page.getByRole("heading", { name: /年度に更新しました$/ }).waitFor();
  await expect.poll(() => focusOf(visit)).toMatch(/年度に更新しました$/);
});

test("A1 キーボードだけで参加を申し込む", async () => {
  const visit = await open("/login");
  const { page } = visit;
  await page.goto(`/join#${await issueCode(visit)}`);
  const write = async (name: string, text: string) => {
    await tabTo(page.getByRole("textbox", { name, exact: true }));
    await page.keyboard.type(text);
  };
  await write("選手の姓", "杉山");
  await write("選手の名", "蓮司");
  await write("選手のせい（かな）", "すぎやま");
  await write("選手のめい（かな）", "れんじ");
  await tabTo(page.getByRole("combobox", { name: "学年" }));
  await page.keyboard.press("ArrowDown");
  await write("保護者のメールアドレス", "sugiyama.family@mail.example");
  await tabTo(page.getByRole("checkbox", { name: "保護者として同意します" }));
  await page.keyboard.press("Space");
  await pressByKey(page.getByRole("button", { name: "申し込む", exact: true }));
  await page.getByRole("heading", { name: "申し込みを受け付けました" }).waitFor();
  expect(await standing(visit, "杉山")).toEqual(["applied not_use"]);
});

test("A1 キーボードだけで投球数を記録し、その記録を開いて消す", async () => {
  const visit = await open("/dashboard/pitch-guard");
  const { page } = visit;
  await pressByKey(page.getByRole("button", { name: "投球数を記録" }).first());
  const form = page.getByRole("dialog", { name: "投球数を記録" });
  await tabTo(form.getByRole("combobox", { name: "ほかの選手を追加" }));
  await page.keyboard.type("きむら");
  await page.getByRole("option", { name: /木村 葵/ }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tabTo(form.getByRole("textbox", { name: "木村 葵" }), { backwards: true });
  await page.keyboard.type("62");
  await pressByKey(form.getByRole("button", { name: "記録する" }));
  await form.waitFor({ state: "detached" });
  expect(await focusOf(visit)).toContain("投球数を記録");

  await pressByKey(page.getByRole("row").filter({ hasText: "木村 葵" }).getByRole("button"));
  const records = page.getByRole("dialog", { name: "木村 葵の投球の記録" });
  await pressByKey(records.getByRole("button", { name: /62球を削除$/ }));
  await records.getByText("直近60日の記録はありません。").waitFor();
  await page.keyboard.press("Escape");
  await records.waitFor({ state: "detached" });
  await page.getByText("直近60日に投球の記録がありません").waitFor();
});

test("A1, BE-7 キーボードだけで測定会の表に打ち、直し、終える", async () => {
  const visit = await open("/member-list");
  const call = await visit.asCoach();
  const { items } = await call(listMeasureItems);
  const [run, , long] = items;
  if (!run || !long) throw new Error("項目がありません");
  const body = { name: "冬の測定会", date: dayAgo(0), item_ids: [run.id, long.id] };
  const { id } = await call(createMeasuringDay, { body });
  const { page } = visit;
  await page.goto(`/evaluation-result/measuring-day?day=${id}&stage=j`);
  await tabTo(page.getByRole("textbox", { name: "木村 葵 50m走（秒）" }));
  await page.keyboard.type("7.2");
  await page.keyboard.press("Tab");
  await page.keyboard.type("440");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("F2");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await page.getByText(/自動保存$/).waitFor();
  // Esc leaves the sheet: Tab goes on from there.
  await page.keyboard.press("Escape");
  await pressByKey(page.getByRole("button", { name: "測定会を終える" }));
  await pressByKey(page.getByRole("alertdialog").getByRole("button", { name: "終える" }));
  await page.getByRole("button", { name: "入力を再開する" }).waitFor();
  const { rows } = await visit.server.db.query(
    "select value::float from measure_values where team_id = $1 order by value",
    [visit.coach.teamId],
  );
  expect(rows).toEqual([{ value: 7.2 }, { value: 44 }]);
});
