import { createMember } from "@kyuseki/domain";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { idOf } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";

const openVisit = visitingInTurn();

test("AP-1, R5 年度更新を実行すると一覧の学年が変わり、取り消すと元に戻る", async () => {
  const visit = await openVisit();
  const { page } = visit;
  await addSenior(visit);
  const before = await roster(visit);
  expect(before).toEqual(["大野 j1", "林 e6", "木村 j3", "西田 h3"].toSorted());

  await page.goto("/member-list/year-change");
  await page.getByRole("button", { name: "林 海斗 小6→中1" }).click();
  await page.getByRole("menuitem", { name: "卒業にする" }).click();
  await page.getByRole("button", { name: "林 海斗 卒業" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "林 海斗 卒業" }).waitFor();
  await page.getByRole("checkbox", { name: "卒業と退団の2人を確かめました" }).check();
  const question = page.getByRole("alertdialog");
  await pressThrough(page, page.getByRole("button", { name: "2人の学年を上げる" }), question);
  await question.getByText(/^実行すると、.*すぐに変わります。/).waitFor();
  expect(await roster(visit)).toEqual(before);
  await question.getByRole("button", { name: "2人の学年を上げる" }).dblclick();
  await page.getByRole("heading", { name: /年度に更新しました$/ }).waitFor();
  const after = ["大野 j2", "木村 h1", "林 e6 graduated", "西田 h3 graduated"].toSorted();
  expect(await roster(visit)).toEqual(after);

  await page.getByRole("link", { name: "メンバーリストを見る" }).click();
  await page.getByRole("row").filter({ hasText: "大野 翔" }).getByText("中2").waitFor();
  expect(await page.getByRole("rowheader").count()).toBe(2);

  await page.goto("/member-list/year-change");
  await page.getByRole("button", { name: "更新を取り消す" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "更新を取り消す" }).dblclick();
  await page.getByText(/年度への更新を取り消しました。$/).waitFor();
  expect(await roster(visit)).toEqual(before);
  await page.goto("/member-list");
  await page.getByRole("rowheader", { name: "西田 大和" }).waitFor();
  expect(await page.getByRole("rowheader").count()).toBe(4);
  const { rows } = await visit.server.db.query(
    "select undone_at is null as stands from year_changes where team_id = $1",
    [visit.coach.teamId],
  );
  expect(rows).toEqual([{ stands: false }]);
});

/** Opens the question and presses where its answer is, before anybody can have read it. */
async function pressThrough(page: Page, opener: Locator, question: Locator) {
  await opener.click();
  const answer = await question.getByRole("button", { name: "2人の学年を上げる" }).boundingBox();
  if (!answer) throw new Error("答えるボタンがありません");
  await question.getByRole("button", { name: "キャンセル" }).click();
  const [x, y] = [answer.x + answer.width / 2, answer.y + answer.height / 2];
  await opener.focus();
  await page.mouse.move(x, y);
  await Promise.all([page.keyboard.press("Enter"), page.mouse.click(x, y)]);
}

async function addSenior(visit: Visit) {
  const call = await visit.asCoach();
  await call(createMember, {
    body: { last_name: "西田", first_name: "大和", last_name_kana: "にしだ", first_name_kana: "やまと", grade: "h3" },
  });
  expect(await idOf(visit, "西田")).toBeGreaterThan(0);
}

/** "林 e6 left": family name, grade, and how they left. */
async function roster({ server, coach }: Visit): Promise<string[]> {
  const { rows } = await server.db.query<{ text: string }>(
    "select concat_ws(' ', last_name, grade, archived_as) as text from members where team_id = $1",
    [coach.teamId],
  );
  return rows.map(({ text }) => text).toSorted();
}
