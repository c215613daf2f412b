import { grades, type NoteTemplate, type NoteTemplateDraft, type NoteTemplates } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** A template, and since when it has not been in use. */
export type StoredTemplate = NoteTemplate & { archived_at: Date | null; asks_since: Date };

/** Of a template `t` and its current version `v`. */
const columns = `
  t.id as template_id, t.version, t.name, t.grades, t.weekdays, t.opens, t.due_days, t.due, t.remind, t.readers,
  v.questions, t.asks_since, t.archived_at, t.archived_at is not null as archived,
  (select count(*)::int from notes n where n.team_id = t.team_id and n.template_id = t.id) as notes`;
const joined = `
  note_templates t
  join note_template_versions v on v.team_id = t.team_id and v.template_id = t.id and v.version = t.version`;

/** Those in use first, by name; with `grades` only those that are in use and ask one of them. */
export async function listNoteTemplates(
  db: Queryable,
  teamId: number,
  asked: readonly string[] | null = null,
): Promise<StoredTemplate[]> {
  const { rows } = await db.query<StoredTemplate>({
    name: "note templates",
    text: `select ${columns} from ${joined}
           where t.team_id = $1 and ($2::text[] is null or (t.archived_at is null and t.grades && $2))
           order by t.archived_at is not null, t.name, t.id`,
    values: [teamId, asked],
  });
  return rows;
}

/** Until the transaction ends, nobody saves or archives it. */
export async function lockNoteTemplate(
  tx: Queryable,
  teamId: number,
  id: number,
  how: "for update" | "for share" = "for update",
): Promise<StoredTemplate | undefined> {
  await tx.query(`select from note_templates where team_id = $1 and id = $2 ${how}`, [teamId, id]);
  const { rows } = await tx.query<StoredTemplate>(
    `select ${columns} from ${joined} where t.team_id = $1 and t.id = $2`,
    [teamId, id],
  );
  return rows[0];
}

/** Templates in use. The team's are locked until the transaction ends, so that two new ones come one after the other. */
export async function lockTemplateCount(tx: Queryable, teamId: number): Promise<number> {
  await tx.query("select from teams where team_id = $1 for no key update", [teamId]);
  const { rows } = await tx.query<{ count: number }>(
    "select count(*)::int as count from note_templates where team_id = $1 and archived_at is null",
    [teamId],
  );
  return rows[0]?.count ?? 0;
}

/** Active players by grade, the youngest first. */
export async function listGradeCounts(db: Queryable, teamId: number): Promise<NoteTemplates["players"]> {
  const { rows } = await db.query<NoteTemplates["players"][number]>(
    `select grade, count(*)::int as count from live_members where team_id = $1 and state = 'active'
     group by grade order by array_position($2::text[], grade)`,
    [teamId, grades],
  );
  return rows;
}

export async function insertNoteTemplate(
  tx: Queryable,
  teamId: number,
  draft: NoteTemplateDraft,
  now: Date,
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into note_templates (team_id, name, grades, weekdays, opens, due_days, due, remind, readers, asks_since,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $10) returning id`,
    [teamId, ...valuesOf(draft), now],
  );
  const [row] = rows;
  if (!row) throw new Error("the template was not written");
  await insertVersion(tx, teamId, row.id, 1, draft, now);
  return row.id;
}

/** Its next version. The template is locked; `asksAnew`: notes of days before now are not asked for. */
export async function updateNoteTemplate(
  tx: Queryable,
  teamId: number,
  { template_id, version }: Pick<NoteTemplate, "template_id" | "version">,
  draft: NoteTemplateDraft,
  { now, asksAnew }: { now: Date; asksAnew: boolean },
) {
  await tx.query(
    `update note_templates set name = $2, grades = $3, weekdays = $4, opens = $5, due_days = $6, due = $7, remind = $8,
       readers = $9, updated_at = $10, asks_since = case when $11 then $10 else asks_since end, version = $12
     where team_id = $1 and id = $13`,
    [teamId, ...valuesOf(draft), now, asksAnew, version + 1, template_id],
  );
  await insertVersion(tx, teamId, template_id, version + 1, draft, now);
}

/** `asksAnew`: notes of days before now are not asked for. */
export async function updateNoteTemplateArchived(
  tx: Queryable,
  teamId: number,
  id: number,
  archived: boolean,
  { now, asksAnew }: { now: Date; asksAnew: boolean },
) {
  await tx.query(
    `update note_templates set archived_at = case when $3 then $4::timestamptz end, updated_at = $4,
       asks_since = case when $5 then $4 else asks_since end
     where team_id = $1 and id = $2`,
    [teamId, id, archived, now, asksAnew],
  );
}

/** What a version asks and for whom, and when the next one replaced it; null for the one in use. */
export type TemplateVersion = Pick<NoteTemplateDraft, "name" | "questions" | "readers"> & { replaced_at: Date | null };

export async function findTemplateVersion(
  db: Queryable,
  teamId: number,
  id: number,
  version: number,
): Promise<TemplateVersion | undefined> {
  const { rows } = await db.query<TemplateVersion>(
    `select v.name, v.questions, coalesce(v.readers, t.readers) as readers, next.created_at as replaced_at
     from note_template_versions v
     join note_templates t on t.team_id = v.team_id and t.id = v.template_id
     left join note_template_versions next
       on next.team_id = v.team_id and next.template_id = v.template_id and next.version = v.version + 1
     where v.team_id = $1 and v.template_id = $2 and v.version = $3`,
    [teamId, id, version],
  );
  return rows[0];
}

const valuesOf = ({ name, grades, weekdays, opens, due_days, due, remind, readers }: NoteTemplateDraft) => [
  name,
  grades,
  weekdays,
  opens,
  due_days,
  due,
  remind,
  readers,
];

const insertVersion = (
  tx: Queryable,
  teamId: number,
  id: number,
  version: number,
  { name, questions, readers }: NoteTemplateDraft,
  now: Date,
) =>
  tx.query(
    `insert into note_template_versions (team_id, template_id, version, name, questions, readers, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [teamId, id, version, name, JSON.stringify(questions), readers, now],
  );
