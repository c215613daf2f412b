import { expect, test } from "vitest";
import { auditLines } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";

const open = visitingInTurn();

const targets = ({ page }: Visit) => page.getByRole("region", { name: "目標と範囲" });
const box = (visit: Visit, name: string) => targets(visit).getByRole("textbox", { name, exact: true });
const save = (visit: Visit) => targets(visit).getByRole("button", { name: "保存する" });

test("BE-1, D-5, R4 監督が保存し、もう一人の監督は選び、コーチは読むだけになる", { timeout: 60_000 }, async () => {
  const first = await open();
  const second = await open({ with: first });
  const coach = await open({ with: first, coachType: "coach" });
  for (const { page } of [first, second, coach]) {
    await page.goto("/evaluation-setting");
    await page.getByRole("heading", { name: "目標と範囲" }).waitFor();
  }

  // What was typed survives a reload, with the values it was based on (R2).
  await box(second, "実施率の目標").fill("90");
  await box(second, "強い打球の角度 下限").fill("10");
  await box(second, "強い打球の角度 下限").press("Tab");
  await targets(second).getByText("未保存の変更が2件あります").waitFor();
  await second.page.reload();
  await targets(second).getByText("未保存の変更が2件あります").waitFor();

  await box(first, "実施率の目標").fill("70");
  await box(first, "強い打球の速度").fill("120");
  await save(first).dblclick();
  await targets(first).getByText("変更を保存しました").waitFor();
  expect(await stored(first)).toEqual({ practice_goal: 70, speed: 120, angle_low: 8, week: "rolling" });
  expect(await auditLines(first, "settings_changed")).toBe(1);

  await save(second).click();
  const choice = second.page.getByRole("dialog", { name: "高橋 健さんが先に保存しました" });
  await choice.waitFor();
  const sides = await choice
    .getByRole("radio")
    .evaluateAll((radios) => radios.map((radio) => radio.closest("label")?.textContent));
  expect(sides).toEqual(["70%いまの保存内容", "90%あなたの入力"]);
  await choice.getByRole("radio", { name: /^90%/ }).check();
  await choice.getByRole("button", { name: "選んだ内容で保存する" }).click();
  await targets(second).getByText("変更を保存しました").waitFor();
  expect(await stored(first)).toEqual({ practice_goal: 90, speed: 120, angle_low: 10, week: "rolling" });

  const { page } = coach;
  await page.reload();
  await page.getByText("各種設定を変えられるのは監督だけです。").waitFor();
  await page.getByText("90%").first().waitFor();
  const main = page.getByRole("main");
  expect(await main.getByRole("textbox").count()).toBe(0);
  expect(await main.getByRole("button", { name: /保存|追加/ }).count()).toBe(0);

  // Leaving a page with changes asks first.
  await box(first, "実施率の目標").fill("50");
  await box(first, "実施率の目標").press("Tab");
  await first.page.getByRole("link", { name: "メンバーリスト" }).first().click();
  const question = first.page.getByRole("alertdialog", { name: "保存しないで、ほかの画面へ移りますか？" });
  await question.getByRole("button", { name: "変更を捨てて移る" }).click();
  await first.page.getByRole("rowheader", { name: "木村 葵" }).waitFor();
  await first.page.goBack();
  await targets(first).getByText("変更はありません").waitFor();
});

async function stored({ server, coach }: Visit) {
  const { rows } = await server.db.query(
    `select practice_goal, (hard_hit->>'speed')::int as speed, (hard_hit->>'angle_low')::int as angle_low,
            pitch_limits->>'week' as week
     from team_settings where team_id = $1`,
    [coach.teamId],
  );
  return rows[0];
}
