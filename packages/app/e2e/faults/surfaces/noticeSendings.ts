import {
  answerFamilyNotice,
  correctNotice,
  makeFamilyLetters,
  type SendableNotice,
  saveNoticeDraft,
  sendNotice,
} from "@kyuseki/domain";
import { expect } from "vitest";
import { idOf } from "../rows.ts";
import { type Surface, sending } from "../surface.ts";
import type { Visit } from "../visit.ts";

/** The question before sending stays open over what was written. */
const notice: Surface = {
  ...sending,
  name: "お知らせの送信 /notification",
  endpoint: sendNotice,
  open: async ({ page }) => {
    await page.goto("/notification");
    await page.getByRole("button", { name: "全員 3人" }).click();
    await page.getByRole("textbox", { name: "件名" }).fill(title);
    await page.getByRole("textbox", { name: "本文" }).fill("来られるかどうかを教えてください。");
    // At night another notice would wait for the morning.
    await page.getByRole("radio", { name: /^緊急/ }).check();
    await page.getByText(/^下書きを自動保存しました/).waitFor();
  },
  act: async (visit) => {
    await visit.page.getByRole("button", { name: "確認へ進む" }).click();
    await visit.page.getByRole("alertdialog").getByRole("button", { name: "3人に送信する" }).click();
    await send(visit);
  },
  retry: send,
  arrived: ({ page }) => page.getByText(/^あと\d+秒 取り消せます$/).waitFor(),
  unchanged: async ({ page }) =>
    expect(await page.getByRole("textbox", { name: "件名", includeHidden: true }).inputValue()).toBe(title),
  resume: async (visit) => {
    await visit.page.getByRole("textbox", { name: "件名" }).waitFor();
    await notice.unchanged(visit);
    await notice.act(visit);
  },
  rows: async ({ server, coach }) => {
    const { rows } = await server.db.query("select state from notices where team_id = $1 and state <> 'draft'", [
      coach.teamId,
    ]);
    return rows.length;
  },
};

const title = "土曜の練習は13時からです";

function send({ page }: Visit) {
  return page.getByRole("alertdialog").getByRole("button", { name: "緊急で送信する" }).dblclick();
}

/** What is written is saved by itself a moment after the last key; the form stays and says what is not saved. */
const autosave: Surface = {
  name: "お知らせの自動保存 /notification",
  endpoint: saveNoticeDraft,
  signedIn: true,
  open: async ({ page }) => {
    await page.goto("/notification");
    await titleBox(page).waitFor();
  },
  act: ({ page }) => titleBox(page).fill(title),
  sayFailed: ({ page }) => page.getByText("下書きを保存できませんでした").waitFor(),
  retry: ({ page }) => page.getByRole("status").getByRole("button", { name: "再試行" }).click(),
  arrived: ({ page }) => page.getByText(/^下書きを自動保存しました/).waitFor(),
  unchanged: async ({ page }) => expect(await titleBox(page).inputValue()).toBe(title),
  resume: async (visit) => {
    await titleBox(visit.page).waitFor();
    await autosave.unchanged(visit);
    await visit.page.getByRole("button", { name: "下書きに保存" }).click();
  },
  rows: async ({ server, coach }) =>
    (await server.db.query("select from notices where team_id = $1 and title = $2", [coach.teamId, title])).rowCount ??
    0,
};

const titleBox = (page: Visit["page"]) => page.getByRole("textbox", { name: "件名" });

/** The dialog stays over what was written; after signing in again it opens with it. */
const correction: Surface = {
  ...sending,
  name: "お知らせの訂正 /notification/:notice_id",
  endpoint: correctNotice,
  open: async (visit) => {
    const { page } = visit;
    await page.goto(`/notification/${await sentTo(visit, "木村")}`);
    await page.getByRole("button", { name: "訂正を書く" }).click();
    await titleBox(page).fill(corrected);
  },
  act: correct,
  retry: correct,
  arrived: ({ page }) => page.getByRole("dialog").waitFor({ state: "detached" }),
  unchanged: async ({ page }) => expect(await titleBox(page).inputValue()).toBe(corrected),
  resume: async (visit) => {
    await visit.page.getByRole("button", { name: "訂正を書く" }).click();
    await correction.unchanged(visit);
    await correct(visit);
  },
  rows: async ({ server, coach }) => {
    const { rows } = await server.db.query("select from notice_versions where team_id = $1 and number > 0", [
      coach.teamId,
    ]);
    return rows.length;
  },
};

const corrected = "土曜の練習は14時からです";

function correct({ page }: Visit) {
  return page.getByRole("dialog").getByRole("button", { name: "訂正を送る" }).dblclick();
}

/** An answer that did not arrive stays on the family's page, which says so and sends it again. */
const familyAnswer: Surface = {
  name: "家族の返事 /f",
  endpoint: answerFamilyNotice,
  signedIn: false,
  replaces: true,
  open: async (visit) => {
    const { page } = visit;
    await sentTo(visit, "木村");
    const call = await visit.asCoach();
    const { letters } = await call(makeFamilyLetters, { body: { member_ids: [await idOf(visit, "木村")] } });
    await page.goto(`/f#${letters[0]?.token}`);
    await choice(visit).waitFor();
  },
  act: (visit) => choice(visit).click(),
  sayFailed: ({ page }) => page.getByText("届いていません", { exact: true }).waitFor(),
  retry: ({ page }) => page.getByRole("button", { name: "もう一度送る" }).click(),
  arrived: ({ page }) =>
    page
      .getByText(/^届きました/)
      .first()
      .waitFor(),
  unchanged: async (visit) => expect(await choice(visit).getAttribute("aria-pressed")).toBe("true"),
  rows: async (visit) => (await answers(visit)).filter(({ answer }) => answer === "参加").length,
};

/** A notice that has left. Returns its id. */
export async function sentTo(visit: Visit, lastName: string): Promise<number> {
  const call = await visit.asCoach();
  const { notice_id } = await call(sendNotice, {
    body: { ...written, member_ids: [await idOf(visit, lastName)] },
  });
  await visit.server.db.query("update notices set leaves_at = now() - interval '1 second' where team_id = $1", [
    visit.coach.teamId,
  ]);
  // `expect.poll` knows its test only while no other runs.
  await expect.poll(() => answers(visit), { timeout: 20_000, interval: 200 }).toHaveLength(1);
  return notice_id;
}

export const written: Omit<SendableNotice, "member_ids"> & Record<"notice_id" | "version", null> = {
  notice_id: null,
  version: null,
  audience: "木村 葵",
  title,
  body: "来られるかどうかを教えてください。",
  choices: ["参加", "不参加"],
  deadline: null,
  remind: false,
  level: "urgent",
  send_at: null,
  file_ids: [],
};

const choice = ({ page }: Visit) => page.getByRole("button", { name: "参加", exact: true });

async function answers({ server, coach }: Visit) {
  const { rows } = await server.db.query<{ answer: string | null }>(
    "select answer from notice_recipients where team_id = $1",
    [coach.teamId],
  );
  return rows;
}

export const noticeSendings = [notice, autosave, correction, familyAnswer];
