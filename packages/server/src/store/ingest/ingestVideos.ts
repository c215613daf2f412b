import type { VideoRecord } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { columnsOf } from "../sql/columns.ts";
import { type UpsertCounts, upsertRows } from "./ingest.ts";

/** Rows of members that `lockOwners` knows, each source_id once a team. One that was moved with its balls stays there. */
export function upsertVideos(tx: Queryable, source: string, rows: readonly VideoRecord[]): Promise<UpsertCounts> {
  return upsertRows(tx, statement, [source, ...columnsOf(rows, names)]);
}

const names = ["team_id", "member_id", "datetime", "mode", "url", "seconds", "source_id"] as const;

const owner = "case when v.original_member_id is null then excluded.member_id else v.member_id end";

const statement = `
  with given as (
    select team_id, member_id, to_timestamp(datetime) as filmed_at, mode, url, seconds, source_id
    from unnest($2::int[], $3::int[], $4::double precision[], $5::smallint[], $6::text[], $7::real[], $8::text[])
      as row (team_id, member_id, datetime, mode, url, seconds, source_id)
  ), known as (
    select v.team_id, v.source_id from videos v join given using (team_id, source_id) where v.source = $1
  ), written as (
    insert into videos as v (team_id, member_id, filmed_at, mode, url, seconds, source_id, source)
    select given.*, $1 from given order by team_id, source_id
    on conflict (team_id, source, source_id) do update set
      member_id = ${owner}, filmed_at = excluded.filmed_at, mode = excluded.mode, url = excluded.url,
      seconds = excluded.seconds
    where (v.member_id, v.filmed_at, v.mode, v.url, v.seconds)
      is distinct from (${owner}, excluded.filmed_at, excluded.mode, excluded.url, excluded.seconds)
    returning team_id, source_id
  )
  select count(*) filter (where known.source_id is null) as accepted,
         count(known.source_id) as updated
  from written left join known using (team_id, source_id)`;
