import {
  type ChildNotes,
  type FamilyPage,
  type NoteAnswer,
  type NoteTemplateDraft,
  newQuestion,
  starterTemplates,
} from "@kyuseki/domain";
import { insertNoteTemplate, lockNoteTemplate, updateNoteTemplate } from "../../store/notes/noteTemplates.ts";
import { dumpDatabase } from "../../testing.ts";
import { openFamilyFixture, type Person, start } from "./family.fixtures.ts";

const hour = 60 * 60 * 1000;
/** Counted from Friday, 20 November, noon in Japan. */
export const later = (hours: number) => new Date(start.getTime() + hours * hour);

export const done = { ...newQuestion(1, "text"), label: "今日できたこと", required: true };
export const feeling = { ...newQuestion(2, "scale"), label: "手ごたえ" };
const hurts = { ...newQuestion(3, "yes_no"), label: "痛いところはありますか" };
/** ふりかえり on any day, of every grade. */
export const anyDay: NoteTemplateDraft = {
  ...(starterTemplates[0] as NoteTemplateDraft),
  name: "ふりかえり",
  weekdays: [],
  questions: [done, feeling, hurts],
};

export const said = (value: NoteAnswer["value"], question_id = 1): NoteAnswer => ({ question_id, value });

/** Families with templates and notes of growth notes. */
export async function openNoteFixture() {
  const fixture = await openFamilyFixture();
  const { db, teamId, send } = fixture;

  return {
    ...fixture,
    /** A month ago, unless said otherwise. */
    add: (overrides: Partial<NoteTemplateDraft> = {}, now = later(-24 * 30)) =>
      insertNoteTemplate(db, teamId, { ...anyDay, ...overrides }, now),
    async change(id: number, overrides: Partial<NoteTemplateDraft>, now: Date) {
      const stored = await lockNoteTemplate(db, teamId, id);
      if (!stored) throw new Error("no template");
      await updateNoteTemplate(db, teamId, stored, { ...anyDay, ...overrides }, { now, asksAnew: false });
    },
    write: (token: string, person: Person, template_id: number, overrides: object = {}) =>
      send("notes/write", {
        token,
        member_id: person.id,
        template_id,
        version: 1,
        day: "2026-11-20",
        changes: null,
        answers: [said("声を出せた")],
        writer: "player",
        ...overrides,
      }),
    async notesOf(token: string, person: Person): Promise<ChildNotes | undefined> {
      const reply = await send("notes", { token });
      return reply.json<{ children: ChildNotes[] }>().children.find(({ member_id }) => member_id === person.id);
    },
    dueOf: async (token: string) => (await send("page", { token })).json<FamilyPage>().notes,
    rows: async (sql: string) => (await db.query(sql)).rows,
    /** Without what counts calls. */
    standing: async () => (await dumpDatabase(db)).replace(/^rate_limits .*\n/gm, ""),
    playersLink: (person: Person) => fixture.linkOf(person, { member_id: person.id }),
    async clear() {
      await fixture.clear();
      await db.query("delete from goal_sheets");
    },
  };
}

export type NoteFixture = Awaited<ReturnType<typeof openNoteFixture>>;
