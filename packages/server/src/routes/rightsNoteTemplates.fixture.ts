import { emptyGoalSheet, newQuestion, starterTemplates } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import { insertNoteTemplate } from "../store/notes/noteTemplates.ts";
import { told } from "./rightsFamilies.fixture.ts";
import type { Expectation, Fixture } from "./rightsFixture.fixture.ts";

/** Far from those the database counts. */
export const ownTemplate = 1_000_000;

/** It asks every grade on any day, without a deadline. */
export async function addRightsTemplate(db: Queryable, teamId: number, name: string, now: Date): Promise<number> {
  return insertNoteTemplate(db, teamId, { ...template, name }, now);
}

/** Team A's own template stands there in its first version whenever it is asked for. */
async function ensureTemplate({ db, now, teamId }: Fixture) {
  const { rowCount } = await db.query("select from note_templates where team_id = $1 and id = $2", [
    teamId,
    ownTemplate,
  ]);
  if (rowCount === 0) {
    const made = await addRightsTemplate(db, teamId, "ふりかえり", now);
    await db.query("delete from note_template_versions where team_id = $1 and template_id = $2", [teamId, made]);
    await db.query("update note_templates set id = $3 where team_id = $1 and id = $2", [teamId, made, ownTemplate]);
    await db.query(
      `insert into note_template_versions (team_id, template_id, version, name, questions, created_at)
       values ($1, $2, 1, 'ふりかえり', $3, $4)`,
      [teamId, ownTemplate, JSON.stringify(template.questions), now],
    );
  }
  await db.query("delete from note_template_versions where team_id = $1 and template_id = $2 and version > 1", [
    teamId,
    ownTemplate,
  ]);
  await db.query("update note_templates set version = 1, archived_at = null where team_id = $1 and id = $2", [
    teamId,
    ownTemplate,
  ]);
}

const [starter] = starterTemplates;
if (!starter) throw new Error("a starter template is needed");
const template = {
  ...starter,
  weekdays: [],
  questions: [...starter.questions, { ...newQuestion(5, "goals"), label: "できたマス" }],
};

/** A link to the page of a family of team A. */
async function withLink(fixture: Fixture) {
  await ensureTemplate(fixture);
  const { token, member_id } = await told(fixture);
  return { token, member_id };
}

/** A note of a child of that family, written anew. */
async function written(fixture: Fixture): Promise<{ token: string; note_id: number }> {
  const { db, now, teamId } = fixture;
  const { token, member_id } = await withLink(fixture);
  const { rows } = await db.query<{ id: number }>(
    `insert into notes (team_id, member_id, day, written_at, body, source, source_id)
     values ($1, $2, '2026-04-03', $3, '声を出せた', 'test', 'answered ' || gen_random_uuid()) returning id`,
    [teamId, member_id, now],
  );
  return { token, note_id: rows[0]?.id ?? 0 };
}

/** The stored version of a player's sheet. */
async function sheetOf({ db, teamId }: Fixture, member_id: number) {
  const { rows } = await db.query<{ version: number }>(
    "select version from goal_sheets where team_id = $1 and member_id = $2",
    [teamId, member_id],
  );
  return { member_id, version: rows[0]?.version ?? 0, sheet: emptyGoalSheet() };
}

export const noteTemplateRights = {
  listNoteTemplates: { access: "coach", status: 200 },
  saveNoteTemplate: {
    access: "coach",
    status: 200,
    about: "template",
    body: async (fixture, template_id) => {
      await ensureTemplate(fixture);
      return { ...template, name: "試合のあと", template_id, version: 1 };
    },
  },
  archiveNoteTemplate: {
    access: "coach",
    status: 200,
    about: "template",
    body: async (fixture, template_id) => {
      await ensureTemplate(fixture);
      return { template_id, version: 1, archived: true };
    },
  },
  getGoalSheet: { access: "coach", status: 200, about: "member" },
  saveGoalSheet: { access: "coach", status: 200, about: "member", body: sheetOf },
  getFamilyNotes: {
    access: "public",
    status: 200,
    body: async (fixture) => ({ token: (await withLink(fixture)).token }),
  },
  writeFamilyNote: {
    access: "public",
    status: 200,
    body: async (fixture) => {
      const link = await withLink(fixture);
      await fixture.db.query("delete from notes where team_id = $1 and template_id = $2", [
        fixture.teamId,
        ownTemplate,
      ]);
      const answers = [
        { question_id: 1, value: "声を出せた" },
        { question_id: 4, value: 4 },
      ];
      const day = "2026-04-05";
      return { ...link, template_id: ownTemplate, version: 1, day, changes: null, answers, writer: "player" };
    },
  },
  readNoteAnswer: { access: "public", status: 200, body: written },
  saveFamilyGoals: {
    access: "public",
    status: 200,
    body: async (fixture) => {
      const { token, member_id } = await withLink(fixture);
      return { token, ...(await sheetOf(fixture, member_id)) };
    },
  },
} satisfies Record<string, Expectation>;
