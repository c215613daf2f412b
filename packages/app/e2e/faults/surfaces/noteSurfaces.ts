import { commentOnNote, listNotes, listPlayerNotes, readNote, saveNoteTemplate } from "@kyuseki/domain";
import { expect } from "vitest";
import { idOf } from "../rows.ts";
import { type Surface, sending } from "../surface.ts";
import type { Visit } from "../visit.ts";
import { at, reading } from "./pageReading.ts";

const queue: Surface = {
  ...reading({
    name: "成長ノート /note?view=pain",
    endpoint: listNotes,
    path: at("/note?view=pain"),
    arrived: ({ page }) => page.getByText("この条件のノートはありません").waitFor(),
  }),
  staysSignedOut: true,
};

const ofOne = reading({
  name: "一人の成長ノート /note/note-list/:user_id?month=2026-05",
  endpoint: listPlayerNotes,
  params: async (visit) => ({ id: String(await idOf(visit, "木村")) }),
  path: async (visit) => `/note/note-list/${await idOf(visit, "木村")}?month=2026-05`,
  arrived: ({ page }) => page.getByText("ノートはまだありません。").waitFor(),
});

export const noteReadings: readonly Surface[] = [queue, ofOne];

const words = "ひじを休ませて、土曜に話そう。";
const box = ({ page }: Visit) => page.getByRole("textbox", { name: "コメントを書く" });

/** Shown as sending at once; what is refused stays in the box. */
const comment: Surface = {
  ...sending,
  name: "ノートへのコメント /note/view-note/:note_id",
  endpoint: commentOnNote,
  open: async (visit) => {
    await visit.page.goto(`/note/view-note/${await addNote(visit)}`);
    await box(visit).fill(words);
  },
  act: say,
  retry: say,
  arrived: ({ page }) => page.getByRole("listitem").filter({ hasText: words }).waitFor(),
  unchanged: async (visit) => expect(await box(visit).inputValue()).toBe(words),
  resume: async (visit) => {
    await box(visit).waitFor();
    await comment.unchanged(visit);
    await say(visit);
  },
  rows: ({ server, coach }) => count(server, "select from note_comments where team_id = $1", coach.teamId),
};

function say({ page }: Visit) {
  return page.getByRole("button", { name: "コメントする" }).dblclick();
}

/** Of 木村; the coach has read it, so that nothing but the comment is sent. */
async function addNote(visit: Visit): Promise<number> {
  const { server, coach, asCoach } = visit;
  const { rows } = await server.db.query<{ id: number }>(
    `insert into notes (team_id, member_id, source, source_id, body, written_at)
     values ($1, $2, 'nextrainer', 'faults', '投げたあと、ひじが痛い。', now()) returning id`,
    [coach.teamId, await idOf(visit, "木村")],
  );
  const note_id = rows[0]?.id ?? 0;
  const call = await asCoach();
  await call(readNote, { body: { note_id } });
  return note_id;
}

/** The form keeps what was chosen until the server has it. */
const template: Surface = {
  ...sending,
  name: "テンプレートの保存 /note/note-setting",
  endpoint: saveNoteTemplate,
  open: async ({ page }) => {
    await page.goto("/note/note-setting");
    await page.getByRole("button", { name: "試合のあと" }).click();
    await templateName(page).fill("練習試合のあと");
  },
  act: save,
  retry: save,
  arrived: ({ page }) => page.waitForURL(/\/note\/note-setting\?template=\d+$/),
  unchanged: async ({ page }) => expect(await templateName(page).inputValue()).toBe("練習試合のあと"),
  resume: async (visit) => {
    await templateName(visit.page).waitFor();
    await template.unchanged(visit);
    await save(visit);
  },
  rows: ({ server, coach }) => count(server, "select from note_templates where team_id = $1", coach.teamId),
};

const templateName = (page: Visit["page"]) => page.getByRole("textbox", { name: "テンプレートの名前" });

function save({ page }: Visit) {
  return page.getByRole("button", { name: "保存する" }).dblclick();
}

async function count(server: Visit["server"], sql: string, teamId: number): Promise<number> {
  return (await server.db.query(sql, [teamId])).rowCount ?? 0;
}

export const noteSendings: readonly Surface[] = [comment, template];
