import { type NoteReaders, type NoteTemplate, noteDay } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import type { AskedItem } from "./askedItem.ts";

type TemplateRow = Pick<NoteTemplate, "name" | "weekdays" | "opens" | "due_days" | "due"> & {
  team_id: number;
  id: number;
  asks_since: Date;
};

type OpenRow = { id: number; name: string; readers: NoteReaders; day: string; deadline: Date; member_ids: number[] };

/**
 * Of each template with days the note that can be written now, from each active player of its grades who has not. A member
 * has it open since they registered at the earliest.
 */
export async function listOpenNotes(db: Queryable, teamId: number, now: Date): Promise<AskedItem[]> {
  const { rows: templates } = await db.query<TemplateRow>(
    `select ${columns} from note_templates t where team_id = $1 and weekdays <> '{}' and archived_at is null order by id`,
    [teamId],
  );
  const asked = templates.flatMap((template) => askedNote(template, now) ?? []);
  if (asked.length === 0) return [];
  const { rows } = await db.query<OpenRow>(
    `select t.id, t.name, t.readers, asked.day, asked.deadline, array_agg(m.id) as member_ids
     from unnest($2::int[], $3::date[], $4::timestamptz[]) as asked (id, day, deadline)
     join note_templates t on t.team_id = $1 and t.id = asked.id
     join live_members m on m.team_id = $1 and m.state = 'active' and m.grade = any(t.grades)
     where not exists (
       select from notes n
       where n.team_id = $1 and n.template_id = t.id and n.member_id = m.id and n.day = asked.day)
     group by t.id, t.name, t.readers, asked.day, asked.deadline order by asked.deadline, t.id`,
    [teamId, asked.map(({ id }) => id), asked.map(({ day }) => day), asked.map(({ deadline }) => deadline)],
  );
  return rows.map(({ id, name, readers, day, deadline, member_ids }) => ({
    item: { kind: "note", ref_id: id, subject: name, since: day, due: deadline.toISOString() },
    member_ids,
    readers,
  }));
}

/** A note that is due, of a template that reminds by itself. */
type UnremindedNote = { id: number; team_id: number; day: string; told_at: Date; deadline: Date };

/** Notes whose deadline lies within a day and whose automatic reminder has not gone out. */
export async function listUnremindedNotes(db: Queryable, now: Date): Promise<UnremindedNote[]> {
  const { rows } = await db.query<TemplateRow & { reminded_day: string | null }>(
    `select ${columns}, t.reminded_day from note_templates t
     where t.remind and t.weekdays <> '{}' and t.archived_at is null`,
  );
  return rows.flatMap((template) => {
    const asked = askedNote(template, now);
    if (!asked || asked.day === template.reminded_day) return [];
    const left = asked.deadline.getTime() - now.getTime();
    if (left <= 0 || left > dayMs) return [];
    const { id, team_id, day, opens_at, deadline } = asked;
    return [{ id, team_id, day, told_at: opens_at, deadline }];
  });
}

/** False while another server has the template, and once this day's note has been reminded of. */
export async function lockUnremindedNote(
  tx: Queryable,
  { team_id, id, day }: Pick<UnremindedNote, "team_id" | "id" | "day">,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from note_templates
     where team_id = $1 and id = $2 and reminded_day is distinct from $3::date for update skip locked`,
    [team_id, id, day],
  );
  return rowCount === 1;
}

export async function updateRemindedNote(
  tx: Queryable,
  { team_id, id, day }: Pick<UnremindedNote, "team_id" | "id" | "day">,
) {
  await tx.query("update note_templates set reminded_day = $3 where team_id = $1 and id = $2", [team_id, id, day]);
}

const columns = "t.team_id, t.id, t.name, t.weekdays, t.opens, t.due_days, t.due, t.asks_since";

/** The note of the template that can be written now; undefined for one of before its days were chosen. */
function askedNote(template: TemplateRow, now: Date) {
  const { day, opens_at, deadline } = noteDay(template, now);
  if (opens_at === null || deadline === null) return undefined;
  const opened = new Date(opens_at);
  if (opened < template.asks_since) return undefined;
  return { id: template.id, team_id: template.team_id, day, opens_at: opened, deadline: new Date(deadline) };
}

const dayMs = 24 * 60 * 60 * 1000;
