import { applyToJoin, type FailureCode, updateTeam } from "@kyuseki/domain";
import { expect } from "vitest";
import { fillJoin, issueCode } from "../../account/joining.ts";
import { phone } from "../../browser.ts";
import { auditLines } from "../rows.ts";
import { type Surface, sentences } from "../surface.ts";
import type { Visit } from "../visit.ts";

const sayFailed = ({ page }: Visit, code: FailureCode) =>
  page
    .getByRole("alert")
    .filter({ hasText: sentences[code] ?? "" })
    .first()
    .waitFor();

/** Nobody is signed in (BE-6). */
const joinForm: Surface = {
  name: "フォームの送信 /join",
  endpoint: applyToJoin,
  signedIn: false,
  viewport: phone,
  open: async (visit) => {
    await visit.page.goto(`/join#${await issueCode(visit)}`);
    await fillJoin(visit.page);
  },
  act: apply,
  sayFailed,
  retry: apply,
  arrived: ({ page }) => page.getByRole("heading", { name: "申し込みを受け付けました" }).waitFor(),
  unchanged: async ({ page }) => {
    expect(await page.getByRole("textbox", { name: "せい（かな）" }).inputValue()).toBe("すぎやま");
    expect(await page.getByRole("checkbox", { name: "保護者として同意します" }).isChecked()).toBe(true);
  },
  rows: async ({ server, coach }) => {
    const { rows } = await server.db.query("select 1 from applications where team_id = $1", [coach.teamId]);
    return rows.length;
  },
};

function apply({ page }: Visit) {
  return page.getByRole("button", { name: "申し込む", exact: true }).dblclick();
}

const teamForm: Surface = {
  name: "フォームの送信 /team-management",
  endpoint: updateTeam,
  signedIn: true,
  open: async ({ page }) => {
    await page.goto("/team-management");
    await page.getByRole("textbox", { name: "チームの目標" }).fill(goal);
    await page.getByText("未保存の変更が1件あります").first().waitFor();
  },
  act: save,
  sayFailed,
  retry: save,
  arrived: ({ page }) => page.getByText("変更を保存しました").first().waitFor(),
  unchanged: async ({ page }) => {
    expect(await page.getByRole("textbox", { name: "チームの目標" }).inputValue()).toBe(goal);
    await page.getByText("未保存の変更が1件あります").first().waitFor();
  },
  resume: async (visit) => {
    await visit.page.getByRole("textbox", { name: "チームの目標" }).waitFor();
    await teamForm.unchanged(visit);
    await save(visit);
  },
  rows: (visit) => auditLines(visit, "team_changed"),
};

const goal = "全員で走り、よく食べ、よく眠る";

function save({ page }: Visit) {
  return page.getByRole("button", { name: "変更を保存する" }).dblclick();
}

export const teamSurfaces: readonly Surface[] = [joinForm, teamForm];
