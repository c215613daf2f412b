import {
  addTrainingComment,
  createMeasuringDay,
  listMeasureItems,
  recordPitchCounts,
  saveMeasuringValues,
  updateTeamSettings,
} from "@kyuseki/domain";
import { expect } from "vitest";
import { dayAgo } from "../../pushing.ts";
import { auditLines, idOf } from "../rows.ts";
import { type Surface, sending } from "../surface.ts";
import type { Visit } from "../visit.ts";

/** A form shows the failure itself: nothing is lost, and the same button sends again. */
const comment: Surface = {
  ...sending,
  name: "一日へのコメント /training-report/:member_id",
  waits: true,
  endpoint: addTrainingComment,
  params: async (visit) => ({ id: String(await idOf(visit, "木村")) }),
  open: async (visit) => {
    await visit.page.goto(`/training-report/${await idOf(visit, "木村")}?day=${dayAgo(0)}`);
    await box(visit).fill(words);
    await visit.page.getByRole("button", { name: "見たよ" }).click();
  },
  act: say,
  retry: say,
  kept: (visit) => said(visit).filter({ hasText: "送信待ち" }).waitFor(),
  arrived: (visit) => said(visit).filter({ hasNotText: "送信待ち" }).waitFor(),
  unchanged: async (visit) => {
    expect(await box(visit).inputValue()).toBe(words);
    expect(await visit.page.getByRole("button", { name: "見たよ" }).getAttribute("aria-pressed")).toBe("true");
  },
  resume: async (visit) => {
    await box(visit).waitFor();
    await comment.unchanged(visit);
    await say(visit);
  },
  rows: async (visit) => {
    const { rows } = await visit.server.db.query("select 1 from training_comments where team_id = $1", [
      visit.coach.teamId,
    ]);
    expect(await auditLines(visit, "training_commented")).toBe(rows.length);
    return rows.length;
  },
};

const words = "ひじを休ませて、土曜に話そう。";
const box = ({ page }: Visit) => page.getByRole("textbox", { name: "コメントを書く" });
const said = ({ page }: Visit) => page.getByRole("listitem").filter({ hasText: words });

function say({ page }: Visit) {
  return page.locator("form").getByRole("button", { name: "コメントする" }).dblclick();
}

const pitches: Surface = {
  ...sending,
  name: "投球数の記録 /dashboard/pitch-guard",
  endpoint: recordPitchCounts,
  open: async (visit) => {
    const { server, coach, page } = visit;
    await server.db.query(
      "insert into pitch_counts (team_id, member_id, date, kind, pitches) values ($1, $2, $3, 'game', 40)",
      [coach.teamId, await idOf(visit, "木村"), dayAgo(1)],
    );
    await page.goto("/dashboard/pitch-guard");
    await openRecord(visit);
    await thrown(visit).fill("62");
  },
  act: record,
  retry: record,
  // Sent later, it is not told of anew: the sum of the week says it, 40 of yesterday and 62.
  arrived: async ({ page }) => {
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page
      .getByRole("row", { name: /木村 葵/ })
      .filter({ hasText: "102" })
      .first()
      .waitFor();
  },
  kept: async ({ page }) => {
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByText("次の記録は、下の数字にはまだ入っていません。").first().waitFor();
  },
  unchanged: async (visit) => expect(await thrown(visit).inputValue()).toBe("62"),
  resume: async (visit) => {
    await openRecord(visit);
    await pitches.unchanged(visit);
    await record(visit);
  },
  rows: async (visit) => {
    const { rows } = await visit.server.db.query("select 1 from live_pitch_counts where team_id = $1 and date = $2", [
      visit.coach.teamId,
      dayAgo(0),
    ]);
    expect(await auditLines(visit, "pitches_recorded")).toBe(rows.length);
    return rows.length;
  },
};

const thrown = ({ page }: Visit) => page.getByRole("dialog").getByRole("textbox", { name: "木村 葵" });

async function openRecord(visit: Visit) {
  await visit.page.getByRole("button", { name: "投球数を記録" }).first().click();
  await thrown(visit).waitFor();
}

function record({ page }: Visit) {
  return page.getByRole("dialog").getByRole("button", { name: "記録する" }).dblclick();
}

const settings: Surface = {
  ...sending,
  name: "各種設定の保存 /evaluation-setting",
  endpoint: updateTeamSettings,
  open: async (visit) => {
    await visit.page.goto("/evaluation-setting");
    await goal(visit).fill("90");
    await goal(visit).press("Tab");
    await panel(visit).getByText("未保存の変更が1件あります").waitFor();
  },
  act: save,
  retry: save,
  arrived: (visit) => panel(visit).getByText("変更を保存しました").waitFor(),
  unchanged: async (visit) => {
    expect(await goal(visit).inputValue()).toBe("90");
    await panel(visit).getByText("未保存の変更が1件あります").waitFor();
  },
  resume: async (visit) => {
    await goal(visit).waitFor();
    await settings.unchanged(visit);
    await save(visit);
  },
  rows: (visit) => auditLines(visit, "settings_changed"),
};

const panel = ({ page }: Visit) => page.getByRole("region", { name: "目標と範囲" });
const goal = (visit: Visit) => panel(visit).getByRole("textbox", { name: "実施率の目標" });

function save(visit: Visit) {
  return panel(visit).getByRole("button", { name: "保存する" }).dblclick();
}

/** Sent by itself, a moment after the cell is left; after signing in again too (BE-5). */
const measuring: Surface = {
  ...sending,
  name: "測定会の自動保存 /evaluation-result/measuring-day?day=",
  waits: true,
  endpoint: saveMeasuringValues,
  params: async ({ page }) => ({ id: new URL(page.url()).searchParams.get("day") ?? "" }),
  open: async (visit) => {
    await visit.page.goto(`/evaluation-result/measuring-day?day=${await startDay(visit)}`);
    await visit.page.getByRole("grid").getByRole("textbox").click();
    await visit.page.keyboard.type("168");
  },
  act: ({ page }) => page.keyboard.press("Enter"),
  retry: ({ page }) => page.getByRole("button", { name: "再送する" }).click(),
  arrived: ({ page }) => page.getByText(/自動保存$/).waitFor(),
  unchanged: ({ page }) => page.getByRole("gridcell", { name: "168" }).waitFor(),
  rows: async ({ server, coach }) => {
    const { rows } = await server.db.query("select 1 from measure_values where team_id = $1 and value = 168", [
      coach.teamId,
    ]);
    return rows.length;
  },
};

/** A day of one item. Returns its id. */
async function startDay({ asCoach }: Visit): Promise<number> {
  const call = await asCoach();
  const { items } = await call(listMeasureItems);
  const jump = items.flatMap(({ id, preset }) => (preset === "standing_jump" ? [id] : []));
  return (await call(createMeasuringDay, { body: { name: "冬の測定会", date: dayAgo(0), item_ids: jump } })).id;
}

export const practiceSendings: readonly Surface[] = [comment, pitches, settings, measuring];
