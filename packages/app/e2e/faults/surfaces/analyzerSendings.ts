import { changeMeasurement, deleteMeasurement, setImpact, startVideoUpload } from "@kyuseki/domain";
import { expect } from "vitest";
import { pathOf } from "../../browser.ts";
import { auditLines } from "../rows.ts";
import { type Surface, sending } from "../surface.ts";
import type { Visit } from "../visit.ts";
import { importing } from "./csvSending.ts";
import { clipFile, filmed, measured } from "./measured.ts";

const battedId = async (visit: Visit) => ({ id: (await measured(visit)).batted });
const results = async (visit: Visit) => `/nextshot/report/${(await measured(visit)).player}/batting/results`;
const video = async (visit: Visit) => `${await results(visit)}/${(await measured(visit)).batted}`;

function openMenu({ page }: Visit) {
  return page
    .getByRole("button", { name: /その他の操作/ })
    .first()
    .click();
}

const tag: Surface = {
  ...sending,
  name: "一球の値・結果 /batting/results",
  endpoint: changeMeasurement,
  params: battedId,
  open: async (visit) => {
    await visit.page.goto(await results(visit));
    await openEdit(visit);
    await result(visit).selectOption("2");
    await speed(visit).fill("118");
    await speed(visit).blur();
  },
  act: save,
  retry: save,
  arrived: ({ page }) => page.getByText("記録を直しました").first().waitFor(),
  unchanged: async (visit) =>
    expect([await result(visit).inputValue(), await speed(visit).inputValue()]).toEqual(["2", "118.0"]),
  resume: async (visit) => {
    await openEdit(visit);
    await tag.unchanged(visit);
    await save(visit);
  },
  rows: (visit) => auditLines(visit, "measurement_changed"),
};

function openEdit({ page }: Visit) {
  return page
    .getByRole("button", { name: /を直す$/ })
    .first()
    .click();
}

const speed = ({ page }: Visit) => page.getByRole("dialog").getByRole("textbox", { name: "打球速度" });
const result = ({ page }: Visit) => page.getByRole("dialog").getByRole("combobox", { name: "結果" });

function save({ page }: Visit) {
  return page.getByRole("dialog").getByRole("button", { name: "保存する" }).dblclick();
}

const removal: Surface = {
  ...sending,
  name: "一球の削除 /batting/results",
  endpoint: deleteMeasurement,
  params: battedId,
  open: async (visit) => {
    await visit.page.goto(await results(visit));
    await openMenu(visit);
  },
  act: remove,
  retry: async (visit) => {
    await openMenu(visit);
    await remove(visit);
  },
  arrived: ({ page }) => page.getByText("記録を削除しました").first().waitFor(),
  unchanged: ({ page }) => page.getByRole("main").getByText("120.5", { exact: true }).first().waitFor(),
  resume: (visit) => removal.retry(visit),
  rows: (visit) => auditLines(visit, "measurement_deleted"),
};

function remove({ page }: Visit) {
  return page.getByRole("menuitem", { name: "削除する" }).click();
}

const upload: Surface = {
  ...sending,
  name: "動画の送信 /batting/results/:video_id",
  endpoint: startVideoUpload,
  params: battedId,
  open: async (visit) => {
    await visit.page.goto(await video(visit));
    await visit.page.getByText("MP4・WebM・MOV、500 MBまで").waitFor();
  },
  act: choose,
  retry: ({ page }) => page.getByRole("button", { name: "続きから送る" }).click(),
  arrived: ({ page }) => page.locator("video").first().waitFor(),
  unchanged: async (visit) => expect(pathOf(visit.page)).toBe(await video(visit)),
  resume: async (visit) => {
    await visit.page.getByText("MP4・WebM・MOV、500 MBまで").waitFor();
    await choose(visit);
  },
  rows: (visit) => auditLines(visit, "video_added"),
};

async function choose({ page }: Visit) {
  await page.locator("input[type=file]").setInputFiles(await clipFile());
}

const impact: Surface = {
  ...sending,
  name: "インパクトのコマ /batting/results/:video_id",
  endpoint: setImpact,
  params: async ({ server, coach }) => {
    const { rows } = await server.db.query<{ id: number }>("select id from videos where team_id = $1", [coach.teamId]);
    return { id: String(rows[0]?.id) };
  },
  open: async (visit) => {
    await filmed(visit);
    await visit.page.goto(await video(visit));
    await mark(visit).waitFor();
  },
  act: (visit) => mark(visit).click(),
  retry: (visit) => mark(visit).click(),
  arrived: ({ page }) => page.getByRole("button", { name: "インパクトを消す" }).waitFor(),
  unchanged: (visit) => mark(visit).waitFor(),
  resume: (visit) => mark(visit).click(),
  rows: async ({ server, coach }) => {
    const { rows } = await server.db.query("select 1 from videos where team_id = $1 and impact_s is not null", [
      coach.teamId,
    ]);
    return rows.length;
  },
};

const mark = ({ page }: Visit) => page.getByRole("button", { name: "このコマをインパクトにする" });

export const analyzerSendings: readonly Surface[] = [tag, removal, upload, impact, importing];
