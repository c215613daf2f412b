import type { MeasurementRecord } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { measuredTypes, namesOf, unnested } from "../balls/measuredFields.ts";
import { columnsOf } from "../sql/columns.ts";

/** The fields by which two rows are the same ball (BE-2). */
export type BallKey = Pick<MeasurementRecord, "member_id" | "mode" | "datetime"> &
  Pick<MeasurementRecord, "speed" | "angle">;

const keyNames = ["member_id", "mode", "datetime", "speed", "angle"] as const;

/** Whether the numbers of the row `m` are those of the ball `b`, now or before a coach corrected them. */
const isSame = ["speed", "angle"]
  .map(
    (field) => `(m.${field} is not distinct from b.${field}
      or m.original ? '${field}' and (m.original #>> '{${field},value}')::real is not distinct from b.${field})`,
  )
  .join(" and ");
const firstOwner = "(m.original #>> '{member_id,value}')::int";

/** Whether the team has the ball `b` already, under its child or another, or a coach has deleted it; `$1` is the team. */
const isKnown = `(
  exists (
    select from measurements m
    where m.team_id = $1 and m.member_id = b.member_id and m.measured_at = b.measured_at and m.mode = b.mode
      and ${isSame})
  or exists (
    select from measurements m
    where m.team_id = $1 and m.original ? 'member_id' and ${firstOwner} = b.member_id
      and m.measured_at = b.measured_at and m.mode = b.mode and ${isSame})
  or exists (
    select from gone m
    where (m.member_id = b.member_id or ${firstOwner} = b.member_id) and m.measured_at = b.measured_at
      and m.mode = b.mode and ${isSame}))`;

const gone = `gone as materialized (
  select member_id, (measurement->>'measured_at')::timestamptz as measured_at, (measurement->>'mode')::smallint as mode,
    (measurement->>'speed')::real as speed, (measurement->>'angle')::real as angle, measurement->'original' as original
  from deleted_measurements where team_id = $1)`;

/** The places in `balls` of those that are there already, from 0. */
export async function listKnownBalls(db: Queryable, teamId: number, balls: readonly BallKey[]): Promise<number[]> {
  const { rows } = await db.query<{ place: number }>(
    `with ${gone}, given as (
       select member_id, mode, to_timestamp(datetime) as measured_at, speed, angle, place
       from unnest($2::int[], $3::smallint[], $4::double precision[], $5::real[], $6::real[]) with ordinality
         as row (member_id, mode, datetime, speed, angle, place)
     )
     select (place - 1)::int as place from given b where ${isKnown} order by place`,
    [teamId, ...columnsOf<BallKey, typeof keyNames>(balls, keyNames)],
  );
  return rows.map(({ place }) => place);
}

export type NewBall = Omit<MeasurementRecord, "team_id" | "source_id" | "video_id">;

const types = { member_id: "int", datetime: "double precision", ...measuredTypes } as const;
const names = namesOf(types);
const values = namesOf(measuredTypes).join(", ");

/** Those that are new, each once; returns how many. */
export async function insertImportedBalls(
  tx: Queryable,
  teamId: number,
  importId: number,
  balls: readonly NewBall[],
): Promise<number> {
  const { rowCount } = await tx.query(
    `with ${gone}, given as (
       select member_id, to_timestamp(datetime) as measured_at, ${values}, place
       from ${unnested(types, 3)} with ordinality
         as row (member_id, datetime, ${values}, place)
     ), once as (
       select distinct on (member_id, mode, measured_at, speed, angle) * from given
       order by member_id, mode, measured_at, speed, angle, place
     )
     insert into measurements (team_id, member_id, measured_at, ${values}, source, import_id)
     select $1, member_id, measured_at, ${values}, 'csv', $2::int from once b where not ${isKnown} order by place`,
    [teamId, importId, ...columnsOf(balls, names)],
  );
  return rowCount ?? 0;
}
