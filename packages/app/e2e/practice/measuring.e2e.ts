import {
  closeMeasuringDay,
  createMeasuringDay,
  listMeasureItems,
  type MeasureItem,
  saveMeasuringValues,
} from "@kyuseki/domain";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signOut } from "../browser.ts";
import { idOf } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { paste } from "../platform/keyboardSteps.ts";
import { dayAgo } from "../pushing.ts";

const open = visitingInTurn();

const patient = { timeout: 15_000 };
const wanted = ["50m走", "遠投", "立ち幅とび"];

test("BE-5, BE-7 測定会を始め、打ち、貼り付け、直し、つながらないまま打って開き直しても、すべて一度だけ届いて、終わる", {
  timeout: 90_000,
}, async () => {
  const visit = await open();
  const { page, proxy, context } = visit;
  await begin(visit);
  const id = await startDay(page);

  await page.getByRole("textbox", { name: "木村 葵 50m走（秒）" }).click();
  await page.keyboard.type("７．２");
  await page.keyboard.press("Enter");
  const second = page.getByRole("textbox", { name: "林 海斗 50m走（秒）" });
  await second.waitFor();
  await paste(page, second, "7.9\t40\t1520\n8.1\t35.5\t166");
  await expect.poll(() => stored(visit), patient).toEqual(["大野 166 35.5 8.1", "木村 7.2", "林 40 7.9"]);
  await page.getByRole("button", { name: "次の「直す・確認」へ" }).click();
  await page.getByRole("button", { name: "152 にする" }).click();
  await expect.poll(() => stored(visit), patient).toEqual(["大野 166 35.5 8.1", "木村 7.2", "林 152 40 7.9"]);

  // The server stores what is sent, but every answer is lost, before and after a reload.
  proxy.script(`POST /api/coach/measure/days/${id}/values`, [{ kind: "lost" }], true);
  await context.setOffline(true);
  await cell(page, "木村 葵", 1).click();
  await page.keyboard.type("44");
  await page.keyboard.press("Tab");
  await page.keyboard.type("181");
  await page.keyboard.press("Enter");
  await page.getByText("2件の入力をこの端末に保存しました。つながると1回だけ送信します。").waitFor();
  expect(await stored(visit)).toEqual(["大野 166 35.5 8.1", "木村 7.2", "林 152 40 7.9"]);
  await context.setOffline(false);
  await page.reload();
  await page.getByText(/^2件を送信できませんでした。入力した内容はこの端末に残っています。/).waitFor();
  proxy.heal();
  await page.getByRole("button", { name: "再送する" }).click();
  await page.getByText(/自動保存$/).waitFor();
  const whole = ["大野 166 35.5 8.1", "木村 181 44 7.2", "林 152 40 7.9"];
  expect(await stored(visit)).toEqual(whole);
  await page.reload();
  await cell(page, "木村 葵", 2).getByText("181").waitFor();
  expect(await page.getByText(/送信できませんでした|この端末に保存しました/).count()).toBe(0);

  // Leaves the page in the middle of a value, which it then cannot send.
  await cell(page, "木村 葵", 2).click();
  await page.keyboard.type("182");
  await page.goto("about:blank");
  const last = ["大野 166 35.5 8.1", "木村 182 44 7.2", "林 152 40 7.9"];
  await expect.poll(() => stored(visit), patient).toEqual(last);
  await page.goto(`/evaluation-result/measuring-day?day=${id}`);

  await page.getByRole("button", { name: "測定会を終える" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "終える" }).dblclick();
  const bests = page.getByRole("region", { name: "新しい自己ベスト" });
  await bests.getByText("木村 葵").first().waitFor();
  expect(await bests.textContent()).toMatch(/50m走.*木村 葵.*7\.2.*遠投.*木村 葵.*44/);
  expect(await stored(visit)).toEqual(last);

  await page.getByRole("link", { name: "測定シート" }).click();
  await page.waitForURL((url) => url.pathname === "/evaluation-result/print");
  for (const name of ["木村 葵", "林 海斗", "大野 翔", "冬の測定会"]) {
    await page.getByText(name).filter({ visible: true }).first().waitFor();
  }
  const run = await itemNamed(visit, "50m走");
  await page.goto(`/evaluation-result?item=${run.id}`);
  const row = page.getByRole("row").filter({ hasText: "木村 葵" });
  await row.waitFor();
  expect(await row.textContent()).toMatch(/自己ベスト.*7\.2/);
});

test("R4 二人の指導者が同じマスに打つと、あとの人に両方を見せて尋ね、選んだ値になる", {
  timeout: 60_000,
}, async () => {
  const first = await open();
  const other = await open({ with: first, coachType: "coach" });
  await begin(first);
  const id = await startDay(first.page);
  await other.page.goto(`/evaluation-result/measuring-day?day=${id}`);
  await cell(other.page, "大野 翔", 2).waitFor();

  await cell(first.page, "大野 翔", 2).click();
  await first.page.keyboard.type("166");
  await first.page.keyboard.press("Enter");
  await expect.poll(() => stored(first), patient).toEqual(["大野 166"]);
  await cell(other.page, "大野 翔", 2).click();
  await other.page.keyboard.type("170");
  await other.page.keyboard.press("Enter");
  await other.page.getByRole("button", { name: "次の「直す・確認」へ" }).click();
  await other.page
    .getByText("高橋 健さんが先に入力しました。いまの保存内容は166 cm、あなたの入力は170 cmです。")
    .first()
    .waitFor();
  expect(await stored(first)).toEqual(["大野 166"]);
  await other.page.getByRole("button", { name: "この値でよい" }).click();
  await expect.poll(() => stored(first), patient).toEqual(["大野 170"]);

  // Signing out sends what can be sent, and asks before erasing the rest.
  const { page, context } = other;
  await cell(page, "木村 葵", 0).click();
  await context.setOffline(true);
  await page.keyboard.type("7.3");
  await signOut(page);
  const ask = page.getByRole("alertdialog", { name: /^保存していない入力が1件あります。/ });
  await ask.getByText("このうち1件は、この端末で送信を待っている記録です。").waitFor();
  await ask.getByRole("button", { name: "ログアウトしない" }).click();
  await page.getByText("1件の入力をこの端末に保存しました。つながると1回だけ送信します。").waitFor();
  await context.setOffline(false);
  await expect.poll(() => stored(first), patient).toEqual(["大野 170", "木村 7.3"]);
  await cell(page, "木村 葵", 0).click();
  await page.keyboard.type("7.2");
  await signOut(page);
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  expect(await stored(first)).toEqual(["大野 170", "木村 7.2"]);
});

/** Three players of one stage; 木村 was measured before the month the results show. */
async function begin(visit: Visit) {
  await visit.server.db.query("update members set grade = 'j2' where team_id = $1 and last_name = '林'", [
    visit.coach.teamId,
  ]);
  const call = await visit.asCoach();
  const [run, long] = [await itemNamed(visit, "50m走"), await itemNamed(visit, "遠投")];
  const { id } = await call(createMeasuringDay, {
    body: { name: "秋の測定会", date: dayAgo(40), item_ids: [run.id, long.id] },
  });
  const member_id = await idOf(visit, "木村");
  const cells = [
    { member_id, item_id: run.id, from: null, value: 7.5 },
    { member_id, item_id: long.id, from: null, value: 40 },
  ];
  await call(saveMeasuringValues, { params: { id }, body: { cells } });
  await call(closeMeasuringDay, { params: { id } });
}

/** 冬の測定会 of today, with three items. Returns its id. */
async function startDay(page: Page): Promise<number> {
  await page.goto("/evaluation-result/measuring-day");
  await page.getByRole("button", { name: "測定会を始める" }).click();
  const form = page.getByRole("dialog", { name: "測定会を始める" });
  await form.getByRole("textbox", { name: "測定会の名前" }).fill("冬の測定会");
  for (const name of wanted) await form.getByRole("checkbox", { name: new RegExp(`^${name}`) }).check();
  await form.getByRole("button", { name: "入力を始める" }).dblclick();
  await page.getByRole("grid", { name: "冬の測定会の入力" }).waitFor();
  return Number(new URL(page.url()).searchParams.get("day"));
}

const cell = (page: Page, name: string, at: number) =>
  page.getByRole("grid").getByRole("row").filter({ hasText: name }).getByRole("gridcell").nth(at);

async function itemNamed(visit: Visit, name: string): Promise<MeasureItem> {
  const { items } = await (await visit.asCoach())(listMeasureItems);
  const item = items.find((each) => each.name === name);
  if (!item) throw new Error(`${name} がありません`);
  return item;
}

/** Today's values by player. */
async function stored({ server, coach }: Visit): Promise<string[]> {
  const { rows } = await server.db.query<{ line: string }>(
    `select last_name || ' ' || string_agg(v.value::float::text, ' ' order by v.value desc) as line
     from measure_values v join members m on (m.team_id, m.id) = (v.team_id, v.member_id)
     where v.team_id = $1 and v.date = $2 group by last_name order by last_name collate "C"`,
    [coach.teamId, dayAgo(0)],
  );
  return rows.map(({ line }) => line);
}
