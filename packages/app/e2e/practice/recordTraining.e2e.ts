import { expect, test } from "vitest";
import { desktop, phone } from "../browser.ts";
import { auditLines, idOf } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { dayAgo } from "../pushing.ts";

const open = visitingInTurn();

test.for([
  { name: "スマートフォン", viewport: phone },
  { name: "パソコン", viewport: desktop },
])(
  "$name：アプリのない選手の練習を三回押して記入し、痛みも記入する。ホームに出て、消して、取り消せる",
  { timeout: 60_000 },
  async ({ viewport }) => {
    const visit = await open({ viewport });
    const { page } = visit;
    const id = await idOf(visit, "木村");
    const dialog = page.getByRole("dialog", { name: "練習と痛みを記入" });
    const marked = page.getByRole("listitem").filter({ hasText: "指導者が記入" });
    const notices = page.getByRole("region", { name: "通知" });

    await page.goto(`/training-report/${id}`);
    await page.getByRole("button", { name: "記入する" }).click();
    await dialog.getByRole("button", { name: "60分" }).click();
    await dialog.getByRole("button", { name: "保存する" }).dblclick();
    await dialog.waitFor({ state: "detached" });
    await marked.filter({ hasText: "60分" }).waitFor();
    expect(await records(visit)).toEqual([{ date: dayAgo(0), minutes: 60, pain: null, pain_part: null }]);
    expect(await auditLines(visit, "training_recorded")).toBe(1);

    await page.goto(`/training-report/${id}?day=${dayAgo(1)}#record`);
    await dialog
      .getByRole("group", { name: /^痛みの強さ/ })
      .getByRole("button", { name: "6", exact: true })
      .click();
    await dialog.getByRole("button", { name: "ひじ" }).click();
    await dialog.getByRole("button", { name: "右" }).click();
    await page.reload();
    await dialog.getByRole("button", { name: "ひじ", pressed: true }).waitFor();
    await dialog.getByRole("button", { name: "保存する" }).click();
    await marked.filter({ hasText: "痛みだけの記入" }).waitFor();
    await page.getByRole("region", { name: "右ひじの痛み 6／10" }).waitFor();
    expect((await records(visit)).at(-1)).toEqual({ date: dayAgo(1), minutes: null, pain: 6, pain_part: "elbow" });

    await page.getByRole("button", { name: "「痛みだけの記入」を削除" }).click();
    await notices.getByText("記入を削除しました").waitFor();
    await marked.waitFor({ state: "detached" });
    expect(await records(visit)).toHaveLength(1);
    await notices.getByRole("button", { name: "取り消す" }).click();
    await marked.waitFor();
    expect(await records(visit)).toHaveLength(2);

    await page.goto("/");
    await page.getByRole("listitem").filter({ hasText: "痛み" }).filter({ hasText: "木村 葵" }).first().waitFor();
  },
);

async function records({ server, coach }: Visit) {
  const { rows } = await server.db.query(
    "select date, minutes, pain, pain_part from training_entries where team_id = $1 order by id",
    [coach.teamId],
  );
  return rows;
}
