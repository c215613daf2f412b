import { nameOf } from "./nameOf.ts";
import type { OutboxWorld } from "./world.ts";

export async function clearTeam({ db, teamId, other }: OutboxWorld) {
  await db.query("delete from idempotency_keys where user_id = $1", [other.id]);
  for (const table of tables) await db.query(`delete from ${table} where team_id = $1`, [teamId]);
}

const tables = [
  "measure_values",
  "pitch_counts",
  "event_attendance",
  "note_stamps",
  "note_comments",
  "training_comments",
  "training_entries",
];

export async function storedCell({ db, teamId, today }: OutboxWorld, memberId: number, itemId: number) {
  const { rows } = await db.query<{ value: number }>(
    "select value::float8 as value from measure_values where team_id = $1 and date = $2 and member_id = $3 and item_id = $4",
    [teamId, today, memberId, itemId],
  );
  return rows[0]?.value ?? null;
}

/** Every row by its name, those of the same name one after the other; comments in their order. */
export async function storedValues({
  db,
  teamId,
  other,
}: Pick<OutboxWorld, "db" | "teamId"> & { other: { id: number } }) {
  const { rows } = await db.query<{ kind: string; payload: unknown; text: string }>(
    `select 'measurement' as kind, jsonb_build_object('member_id', member_id, 'item_id', item_id) as payload,
       value::float8::text as text, 0 as id from measure_values where team_id = $1
     union all select 'pitch_count', jsonb_build_object('counts', jsonb_build_array(jsonb_build_object('pitches', pitches))),
       pitches::text, id from pitch_counts where team_id = $1
     union all select 'attendance', jsonb_build_object('member_id', member_id), answer || ' ' || comment, 0
       from event_attendance where team_id = $1
     union all select 'stamp', jsonb_build_object('note_id', note_id), stamp, 0 from note_stamps where team_id = $1
     union all select 'note_comment', jsonb_build_object('note_id', note_id, 'text', text), text, id from note_comments where team_id = $1
     union all select 'training_comment', jsonb_build_object('draft', jsonb_build_object('text', text)), text, id
       from training_comments where team_id = $1
     union all select 'training_record', jsonb_build_object('draft', jsonb_build_object('minutes', minutes)), minutes::text, id
       from training_entries where team_id = $1 and source = 'manual'
     order by kind, id`,
    [teamId],
  );
  const stored = new Map<string, string>();
  for (const row of rows) {
    const name = nameOf(row);
    const before = stored.get(name);
    stored.set(name, before === undefined ? row.text : `${before} と ${row.text}`);
  }
  const comments = rows.filter(({ kind }) => kind === "note_comment").map(nameOf);
  const { rows: foreign } = await db.query("select from idempotency_keys where user_id = $1", [other.id]);
  return { stored, comments, sentByOther: foreign.length };
}
