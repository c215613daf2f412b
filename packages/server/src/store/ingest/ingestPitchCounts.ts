import type { PitchCountRecord } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { columnsOf } from "../sql/columns.ts";
import { type UpsertCounts, upsertRows } from "./ingest.ts";

/**
 * Rows of members that `lockOwners` knows, each source_id once a team. The same row pushed again leaves a coach's
 * correction as it is, and one that a coach deleted stays deleted.
 */
export function upsertPitchCounts(
  tx: Queryable,
  source: string,
  rows: readonly PitchCountRecord[],
  now: Date,
): Promise<UpsertCounts> {
  return upsertRows(tx, statement, [source, now, ...columnsOf(rows, names)]);
}

const names = ["team_id", "member_id", "date", "kind", "pitches", "innings", "note", "source_id"] as const;

const statement = `
  with given as (
    select *, md5(row (member_id, date, kind, pitches, innings, note)::text) as pushed
    from unnest($3::int[], $4::int[], $5::date[], $6::text[], $7::smallint[], $8::numeric[], $9::text[], $10::text[])
      as row (team_id, member_id, date, kind, pitches, innings, note, source_id)
  ), known as (
    select p.team_id, p.source_id from pitch_counts p join given using (team_id, source_id) where p.source = $1
  ), written as (
    insert into pitch_counts as p (team_id, member_id, date, kind, pitches, innings, note, source_id, pushed, source,
      created_at, updated_at)
    select given.*, $1, $2, $2 from given order by team_id, source_id
    on conflict (team_id, source, source_id) where source_id is not null do update set
      member_id = excluded.member_id, date = excluded.date, kind = excluded.kind, pitches = excluded.pitches,
      innings = excluded.innings, note = excluded.note, pushed = excluded.pushed, updated_at = excluded.updated_at
    where p.deleted_at is null and p.pushed is distinct from excluded.pushed
    returning team_id, source_id
  )
  select count(*) filter (where known.source_id is null) as accepted,
         count(known.source_id) as updated
  from written left join known using (team_id, source_id)`;
