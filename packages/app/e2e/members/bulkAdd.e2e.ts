import { expect, test } from "vitest";
import { phone } from "../browser.ts";
import { auditLines } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { paste } from "../platform/keyboardSteps.ts";

const openVisit = visitingInTurn();

async function open(viewport?: typeof phone): Promise<Visit> {
  const visit = await openVisit({ ...(viewport && { viewport }) });
  await visit.page.goto("/member-list/bulk-add");
  return visit;
}

test("VA-5, R6 30行のうち誤りの3行を、直し、残し、外してから追加し、元に戻す", async () => {
  const visit = await open();
  const { page } = visit;
  const lines = roster(30);
  lines[4] = "並木 五郎\t中9\t";
  lines[11] = "並木 十二\t中1\tnamiki12@";
  lines[20] = "並木\t中1\t";
  await paste(
    page,
    page.getByRole("textbox", { name: "名簿を貼り付ける" }),
    ["氏名\t学年\tメール", ...lines].join("\n"),
  );
  await page.getByText("30件のうち3件に入力の不備があります。").waitFor();

  await page.getByRole("combobox", { name: "6行目 学年" }).selectOption("中3");
  await page.getByRole("button", { name: "22行目を外す" }).click();
  await page.reload();
  await page.getByText("29件のうち1件に入力の不備があります。").waitFor();
  expect(await page.getByRole("textbox", { name: "13行目 メールアドレス" }).inputValue()).toBe("namiki12@");
  await page.getByRole("button", { name: "不備のない28人を追加する" }).dblclick();
  await page.getByRole("main").getByText("28人を追加しました。").waitFor();
  await page.getByRole("main").getByText("残りの1件は、まだ追加していません。").waitFor();
  expect(await grades(visit)).toEqual({ j1: 27, j3: 1 });
  expect(await auditLines(visit, "members_created")).toBe(1);

  await page.getByRole("link", { name: "メンバーリストを見る" }).click();
  await page.getByText("31人").first().waitFor();
  await page.goBack();
  await page.getByRole("region", { name: "通知" }).getByRole("button", { name: "取り消す" }).click();
  await page.getByText("28人の追加を取り消しました。").first().waitFor();
  expect(await grades(visit)).toEqual({});
  await page.goto("/member-list");
  await page.getByText("3人").first().waitFor();
});

test("R6 1000人を一度に追加し、一度に元に戻す", async () => {
  const visit = await open(phone);
  const { page } = visit;
  await paste(page, page.getByRole("textbox", { name: "名簿を貼り付ける" }), roster(1000).join("\n"));
  await page.getByRole("button", { name: "1,000人を追加する" }).click();
  await page.getByRole("main").getByText("1,000人を追加しました。").waitFor();
  expect(await grades(visit)).toEqual({ j1: 1000 });
  await page.getByRole("main").getByRole("button", { name: "元に戻す" }).click();
  await page.getByRole("button", { name: "1,000人を追加する" }).waitFor();
  expect(await grades(visit)).toEqual({});
});

const roster = (count: number) => Array.from({ length: count }, (_, index) => `並木 ${index + 1}号\t中1\t`);

/** Number of added members per grade. */
async function grades({ server, coach }: Visit): Promise<Record<string, number>> {
  const { rows } = await server.db.query<{ grade: string; count: number }>(
    "select grade, count(*)::int from members where team_id = $1 and last_name = '並木' group by grade order by grade",
    [coach.teamId],
  );
  return Object.fromEntries(rows.map(({ grade, count }) => [grade, count]));
}
