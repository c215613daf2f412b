import { newQuestion } from "@kyuseki/domain";
import { type FamilyFixture, type Person, start } from "../family/family.fixtures.ts";

type TemplateRow = {
  team_id: number;
  name: string;
  grades: string[];
  weekdays: number[];
  opens: string;
  due_days: number;
  due: string;
  remind: boolean;
  asks_since: Date;
  archived_at: Date | null;
};

/** ふりかえり on Tuesdays, Thursdays and Sundays from 19:00 until noon of the next day, unless said otherwise. */
export async function insertTemplate({ db, teamId }: FamilyFixture, more: Partial<TemplateRow> = {}): Promise<number> {
  const row = {
    team_id: teamId,
    name: "ふりかえり",
    grades: ["e4", "e5", "e6", "j1", "j2", "j3"],
    weekdays: [2, 4, 7],
    opens: "19:00",
    due_days: 1,
    due: "12:00",
    remind: false,
    readers: "by_age",
    asks_since: new Date("2026-11-01T00:00:00Z"),
    created_at: start,
    updated_at: start,
    ...more,
  };
  const names = Object.keys(row);
  const { rows } = await db.query<{ id: number }>(
    `insert into note_templates (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")}) returning id`,
    Object.values(row),
  );
  const id = rows[0]?.id ?? 0;
  const questions = JSON.stringify([{ ...newQuestion(1, "text"), label: "今日できたこと" }]);
  await db.query("insert into note_template_versions values ($1, $2, 1, $3, $4, $5)", [
    row.team_id,
    id,
    row.name,
    questions,
    start,
  ]);
  return id;
}

/** The note of a day under a template's first version. */
export async function insertNote({ db }: FamilyFixture, { team_id, id }: Person, templateId: number, day: string) {
  await db.query(
    `insert into notes (team_id, member_id, template_id, template_version, day, written_at, body, source, source_id)
     values ($1, $2, $3, 1, $4, $5, '', 'family', gen_random_uuid()::text)`,
    [team_id, id, templateId, day, start],
  );
}
