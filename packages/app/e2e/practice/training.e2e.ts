import { expect, test } from "vitest";
import { desktop, phone } from "../browser.ts";
import { auditLines, idOf } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { dayAgo, push } from "../pushing.ts";

const open = visitingInTurn();

const sizes = [
  { name: "スマートフォン", viewport: phone },
  { name: "パソコン", viewport: desktop },
] as const;

test.for(sizes)(
  "EN-12 $name：ホームから、3日以上記録がない選手を開いて声をかける。届いた記録はホームと一覧に出る",
  { timeout: 60_000 },
  async ({ viewport }) => {
    const visit = await open({ viewport });
    const { page } = visit;
    const main = page.getByRole("main");
    await begin(visit);

    await page.goto("/");
    const tasks = page.getByRole("region", { name: "対応が必要なこと" });
    const missing = tasks.getByRole("listitem").filter({ hasText: "記録がない選手" });
    await missing.waitFor();
    expect(await missing.textContent()).toBe("23日以上 記録がない選手木村 葵さん、林 海斗さん声をかける");
    expect(await missing.getByRole("link").getAttribute("href")).toBe("/notification/open-items?kind=record");

    await page.goto("/training-report?missing=1");
    await main.getByText("3人中 2人").waitFor();
    expect(await main.getByText("大野 翔").count()).toBe(0);

    await main
      .getByRole("link", { name: /木村 葵/ })
      .first()
      .click();
    const box = page.getByRole("textbox", { name: "コメントを書く" });
    await box.fill("明日は短くてもいいから、書いてみよう。");
    await page.getByRole("button", { name: "話そう" }).click();
    await page.locator("form").getByRole("button", { name: "コメントする" }).dblclick();
    const said = page.getByRole("listitem").filter({ hasText: "明日は短くてもいいから、書いてみよう。" });
    await said.waitFor();
    await page.reload();
    await said.waitFor();
    expect(await said.textContent()).toContain("話そう");
    expect([await comments(visit), await auditLines(visit, "training_commented")]).toEqual([1, 1]);
    await said.getByRole("button", { name: "コメントを削除" }).click();
    await said.waitFor({ state: "detached" });
    expect(await comments(visit)).toBe(0);
    await page.getByRole("region", { name: "通知" }).getByRole("button", { name: "取り消す" }).click();
    await said.waitFor();
    expect(await comments(visit)).toBe(1);

    await page.goto("/");
    const today = page.getByRole("region", { name: "今日の提出" });
    await today.getByText("2人中1人が提出済み").waitFor({ state: "attached" });
    await pushToday(visit);
    await page.reload();
    await today.getByText("2人中2人が提出済み").waitFor({ state: "attached" });
    await missing.getByText("林 海斗さん").waitFor();
    expect(await missing.textContent()).toBe("13日以上 記録がない選手林 海斗さん声をかける");
    await page.goto("/training-report?q=きむら");
    await main.getByText("3人中 1人").waitFor();
    expect(await main.getByText("今日", { exact: true }).count()).toBe(1);
  },
);

/** Registered for ten days: 大野 records every day, 林 last did five days ago, 木村 never. */
async function begin(visit: Visit) {
  const { server, coach } = visit;
  await server.db.query("update members set created_at = now() - interval '10 days' where team_id = $1", [
    coach.teamId,
  ]);
  const [ono, hayashi] = [await idOf(visit, "大野"), await idOf(visit, "林")];
  await push(visit, "training_records", [
    ...Array.from({ length: 10 }, (_, ago) => entry(ono, ago)),
    entry(hayashi, 5),
  ]);
}

async function pushToday(visit: Visit) {
  const kimura = await idOf(visit, "木村");
  await push(visit, "training_records", [entry(kimura, 0), { ...entry(kimura, 0), source_id: "dash", menu: "dash" }]);
}

const entry = (member_id: number, ago: number) => ({
  member_id,
  source_id: `${member_id} ${ago}`,
  date: dayAgo(ago),
  menu: "swing",
  minutes: 30,
  rpe: 5,
});

async function comments({ server, coach }: Visit): Promise<number> {
  const { rows } = await server.db.query("select 1 from training_comments where team_id = $1", [coach.teamId]);
  return rows.length;
}
