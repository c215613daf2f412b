import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { auditLines } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";

const open = visitingInTurn();

const row = (page: Page, name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
const dialog = (page: Page) => page.getByRole("dialog");
const notices = (page: Page) => page.getByRole("region", { name: "通知" });

test("BE-1 二人の投球数を記録し、直し、消し、取り消す。超過はホームとチームレポートにも出て、設定を変えると変わる", {
  timeout: 60_000,
}, async () => {
  const visit = await open();
  const { page } = visit;
  await page.goto("/dashboard/pitch-guard");
  await page.getByText("直近60日に投球の記録がありません").waitFor();
  await page.getByRole("button", { name: "投球数を記録" }).first().click();
  for (const [kana, name, pitches] of [
    ["きむら", "木村 葵", "１０５"],
    ["はやし", "林 海斗", "60"],
  ] as const) {
    const search = dialog(page).getByRole("combobox", { name: "ほかの選手を追加" });
    await search.fill(kana);
    await page.getByRole("option", { name: new RegExp(name) }).click();
    await dialog(page).getByRole("textbox", { name }).fill(pitches);
  }
  await dialog(page).getByRole("button", { name: "記録する" }).dblclick();
  await notices(page).getByText("2人の投球数を記録しました").waitFor();
  expect(await counts(visit)).toEqual({ 木村: 105, 林: 60 });
  expect(await auditLines(visit, "pitches_recorded")).toBe(1);
  // J1 to j3: 100 a day; e6: 70.
  await row(page, "木村 葵").getByText("超過").waitFor();
  await row(page, "林 海斗").getByText("注意").waitFor();

  await page.goto("/");
  const task = page.getByRole("listitem").filter({ hasText: "投球数に注意が必要な選手" });
  await task.waitFor();
  expect(await task.textContent()).toBe("2投球数に注意が必要な選手木村 葵さんが上限を超過確認する");
  await page.goto("/dashboard");
  await page.getByRole("listitem").filter({ hasText: "木村 葵" }).filter({ hasText: "超過" }).waitFor();
  await page.goBack();
  await task.getByRole("link", { name: "確認する" }).click();

  await page
    .getByRole("button", { name: "木村 葵の投球の記録を開く" })
    .or(row(page, "木村 葵").getByRole("button"))
    .first()
    .click();
  await dialog(page)
    .getByRole("button", { name: /105球を変更$/ })
    .click();
  await dialog(page).getByRole("textbox", { name: "球数" }).fill("95");
  await dialog(page).getByRole("button", { name: "変更を保存する" }).dblclick();
  await dialog(page)
    .getByRole("button", { name: /95球を変更$/ })
    .waitFor();
  await page.keyboard.press("Escape");
  await row(page, "木村 葵").getByText("注意").waitFor();
  expect(await auditLines(visit, "pitches_changed")).toBe(1);

  await row(page, "林 海斗").getByRole("button").first().click();
  await dialog(page)
    .getByRole("button", { name: /60球を削除$/ })
    .click();
  await notices(page)
    .getByText(/の60球を削除しました$/)
    .waitFor();
  expect(await counts(visit)).toEqual({ 木村: 95 });
  await dialog(page).getByRole("button", { name: "閉じる" }).first().click();
  await row(page, "林 海斗").waitFor({ state: "detached" });
  await notices(page).getByRole("button", { name: "取り消す" }).click();
  await row(page, "林 海斗").getByText("注意").waitFor();
  expect(await counts(visit)).toEqual({ 木村: 95, 林: 60 });

  await page.getByRole("link", { name: "各種設定で変える" }).click();
  const limits = page.getByRole("region", { name: "投球数の上限" });
  await limits.getByRole("combobox", { name: "中学のルール" }).selectOption("チーム独自の上限");
  await limits.getByRole("textbox", { name: "中学 1日の上限" }).fill("80");
  await limits.getByRole("button", { name: "保存する" }).click();
  await limits.getByText("変更を保存しました").waitFor();
  await page.goBack();
  await row(page, "木村 葵").getByText("超過").waitFor();
  await row(page, "林 海斗").getByText("注意").waitFor();
});

async function counts({ server, coach }: Visit): Promise<Record<string, number>> {
  const { rows } = await server.db.query<{ last_name: string; pitches: number }>(
    `select last_name, sum(pitches)::int as pitches
     from live_pitch_counts c join members m on (m.team_id, m.id) = (c.team_id, c.member_id)
     where c.team_id = $1 group by last_name`,
    [coach.teamId],
  );
  return Object.fromEntries(rows.map(({ last_name, pitches }) => [last_name, pitches]));
}
