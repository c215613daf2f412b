import { readFile } from "node:fs/promises";
import { dumpDatabase } from "@kyuseki/server/testing";
import { expect, test } from "vitest";
import { idOf } from "../faults/rows.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";

const openVisit = visitingInTurn();

test("P3, P5 個人情報を書き出すとファイルに名前があり、消去するとどこにも残らず、記録だけが残る", async () => {
  const visit = await openVisit();
  const { page, server } = visit;
  await page.goto(`/member-list/${await idOf(visit, "木村")}`);
  const panel = page.getByRole("dialog", { name: "メンバー詳細" });
  const choose = async (name: string) => {
    await panel.getByRole("button", { name: "木村 葵さんのその他の操作" }).click();
    await page.getByRole("menuitem", { name }).click();
  };

  const [download] = await Promise.all([page.waitForEvent("download"), choose("個人情報を書き出す")]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const exported: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(JSON.stringify(exported)).toContain("木村");
  expect(exported).toMatchObject({ format: expect.anything(), exported_at: expect.any(String) });

  await choose("個人情報を消去する");
  const question = page.getByRole("alertdialog", { name: "木村 葵さんの個人情報を消去しますか？" });
  await question.getByRole("button", { name: "消去する" }).click();
  await question.getByText("確認の印を付けてください").waitFor();
  await question.getByRole("checkbox").check();
  await question.getByRole("button", { name: "消去する" }).dblclick();
  await page.getByRole("rowheader", { name: "木村 葵" }).waitFor({ state: "detached" });
  expect(await dumpDatabase(server.db)).not.toContain("木村");

  await page.goto("/team-management");
  const log = page.getByRole("region", { name: "操作の記録" });
  await log.getByText("メンバーの個人情報を消去").waitFor();
  await log.getByText("消去された選手").first().waitFor();
  expect(await page.getByText("木村").count()).toBe(0);
});
