import type { TeamAverageRecord } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { columnsOf } from "../sql/columns.ts";
import { type UpsertCounts, upsertRows } from "./ingest.ts";

/** Those of `teamIds` that are no closed club; they stay so until the transaction ends. */
export async function lockOpenTeams(tx: Queryable, teamIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await tx.query<{ team_id: number }>(
    "select team_id from teams where team_id = any ($1::int[]) and closed_at is null order by team_id for key share",
    [teamIds],
  );
  return new Set(rows.map(({ team_id }) => team_id));
}

/** Rows of teams that `lockOpenTeams` knows, each source_id once a team (EN-9). */
export function upsertTeamAverages(
  tx: Queryable,
  source: string,
  rows: readonly Omit<TeamAverageRecord, "nextrainer_user">[],
): Promise<UpsertCounts> {
  return upsertRows(tx, statement, [source, ...columnsOf(rows, names)]);
}

const names = [
  "team_id",
  "datetime",
  "mode",
  "batting_type",
  "ball",
  "tag_pitch",
  "angle",
  "distance",
  "speed",
  "source_id",
] as const;

const values = "measured_at, mode, batting_type, ball, tag_pitch, angle, distance, speed";

const statement = `
  with given as (
    select team_id, to_timestamp(datetime) as measured_at, mode, batting_type, ball, tag_pitch, angle, distance, speed,
      source_id
    from unnest($2::int[], $3::double precision[], $4::smallint[], $5::smallint[], $6::text[], $7::smallint[],
      $8::real[], $9::real[], $10::real[], $11::text[])
      as row (team_id, datetime, mode, batting_type, ball, tag_pitch, angle, distance, speed, source_id)
  ), known as (
    select a.team_id, a.source_id from team_averages a join given using (team_id, source_id) where a.source = $1
  ), written as (
    insert into team_averages as a (team_id, ${values}, source_id, source)
    select given.*, $1 from given order by team_id, source_id
    on conflict (team_id, source, source_id) do update set
      (${values}) = (select ${values.replaceAll(/(\w+)/g, "excluded.$1")})
    where (${values.replaceAll(/(\w+)/g, "a.$1")}) is distinct from (${values.replaceAll(/(\w+)/g, "excluded.$1")})
    returning team_id, source_id
  )
  select count(*) filter (where known.source_id is null) as accepted,
         count(known.source_id) as updated
  from written left join known using (team_id, source_id)`;
