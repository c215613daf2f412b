import { createMeasuringDay, dayInJapan, listMeasureItems } from "@kyuseki/domain";
import { addMember } from "@kyuseki/server/testing";
import { expect, test } from "vitest";
import { signIn, signOut } from "../browser.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";

const open = visitingInTurn();

test("OF-5, S6 同じ端末にほかの指導者が入っても、前の人の記録は見えず、送信待ちは送られず、本人が入り直すと届く", {
  timeout: 90_000,
}, async () => {
  const first = await open();
  const other = await open({ signedIn: false });
  const { page, context, server, coach } = first;
  await addMember(server.db, coach.teamId, { last_name: "浅野", first_name: "玲", grade: "e6" });
  const dayId = await startDay(first);
  await page.goto("/member-list");
  await page.getByRole("rowheader", { name: "浅野 玲" }).waitFor();
  await page.goto(`/evaluation-result/measuring-day?day=${dayId}`);
  await page.getByRole("grid").getByRole("row").filter({ hasText: "浅野 玲" }).getByRole("gridcell").first().click();
  await context.setOffline(true);
  await page.keyboard.type("168");
  await page.keyboard.press("Enter");
  await page.getByText("1件の入力をこの端末に保存しました。").waitFor();

  // The session ends by itself: what waits stays.
  await server.db.query("delete from sessions where user_id = $1", [coach.id]);
  await context.setOffline(false);
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  await page.goto("/login?redirect=/member-list");
  await signIn(page, other.coach);
  await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
  expect(await page.getByText("浅野").count()).toBe(0);
  await page.goto("/sync-status");
  await page.getByText("送信待ちはありません").waitFor();
  await context.route("**/api/**", (route) => route.abort());
  await page.goto("/member-list");
  await page.getByText("大野 翔").or(page.getByText("サーバーにつながりませんでした。")).first().waitFor();
  expect(await page.getByText("浅野").count()).toBe(0);
  await context.unroute("**/api/**");
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: "ホーム" }).waitFor();
  expect(await stored(first)).toEqual([]);

  await signOut(page);
  await page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  await signIn(page, coach);
  await expect.poll(() => stored(first), { timeout: 20_000 }).toEqual([{ value: 168, entered_by: coach.id }]);
});

async function startDay({ asCoach }: Visit): Promise<number> {
  const call = await asCoach();
  const { items } = await call(listMeasureItems);
  const item_ids = items.flatMap(({ id, preset }) => (preset === "standing_jump" ? [id] : []));
  const body = { name: "測定会", date: dayInJapan(new Date()), item_ids };
  return (await call(createMeasuringDay, { body })).id;
}

async function stored({ server, coach }: Visit) {
  const { rows } = await server.db.query(
    "select value::float8 as value, entered_by from measure_values where team_id = $1",
    [coach.teamId],
  );
  return rows;
}
