import { answerFamilyEvent, createEvent, makeFamilyLetters } from "@kyuseki/domain";
import { expect } from "vitest";
import { gameDay, gameDraft } from "../../practice/gameDraft.ts";
import { idOf } from "../rows.ts";
import { type Surface, sending } from "../surface.ts";
import type { Visit } from "../visit.ts";

/** A form keeps what was written until the server has it. */
const event: Surface = {
  ...sending,
  name: "行事の追加 /event-list/new",
  endpoint: createEvent,
  open: async ({ page }) => {
    await page.goto("/event-list/new");
    await page.getByRole("textbox", { name: "行事の名前" }).fill(gameDraft.title);
    await page
      .getByRole("spinbutton", { name: /年, 日付/ })
      .first()
      .click();
    await page.keyboard.type(gameDay.replaceAll("-", ""));
  },
  act: save,
  retry: save,
  arrived: ({ page }) => page.waitForURL(/\/event-list\/team\/\d+$/),
  unchanged: async ({ page }) =>
    expect(await page.getByRole("textbox", { name: "行事の名前" }).inputValue()).toBe(gameDraft.title),
  resume: async (visit) => {
    await visit.page.getByRole("textbox", { name: "行事の名前" }).waitFor();
    await event.unchanged(visit);
    await save(visit);
  },
  rows: async ({ server, coach }) => {
    const { rowCount } = await server.db.query("select from events where team_id = $1", [coach.teamId]);
    return rowCount ?? 0;
  },
};

function save({ page }: Visit) {
  return page.getByRole("button", { name: "追加して3人に知らせる" }).dblclick();
}

/** An answer that did not arrive stays on the family's page, which says so and sends it again. */
const attendance: Surface = {
  name: "家族の出欠 /f",
  endpoint: answerFamilyEvent,
  signedIn: false,
  replaces: true,
  open: async (visit) => {
    const call = await visit.asCoach();
    await call(createEvent, { body: { ...gameDraft, repeat_until: null, tell: null } });
    const { letters } = await call(makeFamilyLetters, { body: { member_ids: [await idOf(visit, "木村")] } });
    await visit.page.goto(`/f#${letters[0]?.token}`);
    await choice(visit).waitFor();
  },
  act: (visit) => choice(visit).click(),
  sayFailed: ({ page }) => page.getByRole("article").getByText("届いていません", { exact: true }).waitFor(),
  retry: ({ page }) => page.getByRole("button", { name: "もう一度送る" }).click(),
  arrived: ({ page }) =>
    page
      .getByText(/^届きました/)
      .first()
      .waitFor(),
  unchanged: async (visit) => expect(await choice(visit).getAttribute("aria-pressed")).toBe("true"),
  rows: async ({ server, coach }) => {
    const { rowCount } = await server.db.query(
      "select from event_attendance where team_id = $1 and answer = 'coming'",
      [coach.teamId],
    );
    return rowCount ?? 0;
  },
};

const choice = ({ page }: Visit) => page.getByRole("button", { name: "参加", exact: true });

export const eventSendings = [event, attendance];
