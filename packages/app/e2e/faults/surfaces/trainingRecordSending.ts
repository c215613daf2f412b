import { recordTraining } from "@kyuseki/domain";
import { expect } from "vitest";
import { auditLines, idOf } from "../rows.ts";
import { type Surface, sending } from "../surface.ts";
import type { Visit } from "../visit.ts";

/** The dialog keeps what was chosen until the server has it, or the device keeps it (BE-5). */
export const trainingRecord: Surface = {
  ...sending,
  name: "練習と痛みの記入 /training-report/:member_id",
  waits: true,
  endpoint: recordTraining,
  params: async (visit) => ({ id: String(await idOf(visit, "木村")) }),
  open: async (visit) => {
    await visit.page.goto(`/training-report/${await idOf(visit, "木村")}`);
    await openForm(visit);
    await form(visit).getByRole("button", { name: "60分" }).click();
  },
  act: save,
  retry: save,
  arrived: async (visit) => {
    await form(visit).waitFor({ state: "detached" });
    await visit.page.getByRole("button", { name: "「その他」を削除" }).waitFor();
  },
  kept: async (visit) => {
    await form(visit).waitFor({ state: "detached" });
    await visit.page.getByRole("listitem").filter({ hasText: "送信待ち" }).filter({ hasText: "60分" }).waitFor();
  },
  unchanged: async (visit) =>
    expect(await form(visit).getByRole("textbox", { name: "練習の時間" }).inputValue()).toBe("60"),
  resume: async (visit) => {
    await openForm(visit);
    await trainingRecord.unchanged(visit);
    await save(visit);
  },
  rows: async (visit) => {
    const { rows } = await visit.server.db.query("select 1 from training_entries where team_id = $1 and minutes = 60", [
      visit.coach.teamId,
    ]);
    expect(await auditLines(visit, "training_recorded")).toBe(rows.length);
    return rows.length;
  },
};

const form = ({ page }: Visit) => page.getByRole("dialog", { name: "練習と痛みを記入" });

function openForm({ page }: Visit) {
  return page.getByRole("button", { name: "記入する" }).click();
}

function save(visit: Visit) {
  return form(visit).getByRole("button", { name: "保存する" }).dblclick();
}
