import { dayInJapan, excerptOf, mentionsPain, type NoteRecord } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { columnsOf } from "../sql/columns.ts";
import { type UpsertCounts, upsertRows } from "./ingest.ts";

/** Rows of members that `lockOwners` knows, each source_id once a team. Stamps and comments stay on a note that changes. */
export function upsertNotes(
  tx: Queryable,
  source: string,
  rows: readonly NoteRecord[],
  now: Date,
): Promise<UpsertCounts> {
  return upsertRows(tx, statement, [source, ...columnsOf(rows.map(noteRow), names), now]);
}

const noteRow = (note: NoteRecord) => ({
  ...note,
  day: dayInJapan(new Date(note.datetime * 1000)),
  excerpt: excerptOf([{ kind: "text", label: "", text: note.body }]),
  pain: mentionsPain(`${note.title}\n${note.body}`),
});

const names = [
  "team_id",
  "member_id",
  "datetime",
  "title",
  "body",
  "source_id",
  "day",
  "excerpt",
  "pain",
] as const satisfies readonly (keyof ReturnType<typeof noteRow>)[];

const statement = `
  with given as (
    select team_id, member_id, to_timestamp(datetime) as written_at, title, body, source_id, day, excerpt, pain
    from unnest($2::int[], $3::int[], $4::double precision[], $5::text[], $6::text[], $7::text[], $8::date[], $9::text[],
      $10::boolean[]) as row (team_id, member_id, datetime, title, body, source_id, day, excerpt, pain)
  ), known as (
    select n.team_id, n.source_id from notes n join given using (team_id, source_id) where n.source = $1
  ), written as (
    insert into notes as n (team_id, member_id, written_at, title, body, source_id, day, excerpt, pain, source)
    select given.*, $1 from given order by team_id, source_id
    on conflict (team_id, source, source_id) do update set
      member_id = excluded.member_id, written_at = excluded.written_at, title = excluded.title, body = excluded.body,
      day = excluded.day, excerpt = excluded.excerpt, pain = excluded.pain,
      changes = n.changes + ((n.title, n.body) is distinct from (excluded.title, excluded.body))::int,
      changed_at = case when (n.title, n.body) is distinct from (excluded.title, excluded.body) then $11::timestamptz else n.changed_at end
    where (n.member_id, n.written_at, n.title, n.body)
      is distinct from (excluded.member_id, excluded.written_at, excluded.title, excluded.body)
    returning team_id, source_id
  )
  select count(*) filter (where known.source_id is null) as accepted,
         count(known.source_id) as updated
  from written left join known using (team_id, source_id)`;
