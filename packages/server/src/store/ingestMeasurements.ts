import type { CorrectableField, MeasurementRecord } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";
import { columnsOf, type Written, writeRows } from "./ingest.ts";

/**
 * Rows of members that `lockOwners` knows, each source_id once a team. What a coach corrected stays as it is, and one that
 * a coach deleted stays deleted.
 */
export function writeMeasurements(tx: Queryable, source: string, rows: readonly MeasurementRecord[]): Promise<Written> {
  return writeRows(tx, statement, [source, ...columnsOf(rows, names)]);
}

const names = [
  "team_id",
  "member_id",
  "datetime",
  "mode",
  "batting_type",
  "batting_result",
  "ball",
  "tag_pitch",
  "angle",
  "distance",
  "speed",
  "spin_rate",
  "spin_direction",
  "spin_efficiency",
  "break_vertical",
  "break_horizontal",
  "location_x",
  "location_z",
  "spray_angle",
  "bat_speed",
  "attack_angle",
  "video_id",
  "filming_date",
  "source_id",
] as const satisfies readonly (keyof MeasurementRecord)[];

const values = `
  mode, batting_type, batting_result, ball, tag_pitch, angle, distance, speed, spin_rate, spin_direction,
  spin_efficiency, break_vertical, break_horizontal, location_x, location_z, spray_angle, bat_speed, attack_angle,
  video_id, filming_date`;

/** Unless a coach has corrected it. */
const pushed = (field: CorrectableField) =>
  `case when '${field}' = any (m.corrected) then m.${field} else excluded.${field} end`;

const statement = `
  with given as (
    select team_id, member_id, to_timestamp(datetime) as measured_at, ${values}, source_id
    from unnest($2::int[], $3::int[], $4::double precision[], $5::smallint[], $6::smallint[], $7::smallint[],
      $8::text[], $9::smallint[], $10::real[], $11::real[], $12::real[], $13::real[], $14::real[], $15::real[],
      $16::real[], $17::real[], $18::real[], $19::real[], $20::real[], $21::real[], $22::real[], $23::text[],
      $24::date[], $25::text[])
      as row (team_id, member_id, datetime, ${values}, source_id)
    where not exists (
      select from deleted_measurements d
      where d.team_id = row.team_id and d.source = $1 and d.source_id = row.source_id)
  ), known as (
    select m.team_id, m.source_id from measurements m join given using (team_id, source_id) where m.source = $1
  ), written as (
    insert into measurements as m (team_id, member_id, measured_at, ${values}, source_id, source)
    select given.*, $1 from given order by team_id, source_id
    on conflict (team_id, source, source_id) where source_id is not null do update set
      (member_id, measured_at, ${values}) = row (excluded.member_id, excluded.measured_at, excluded.mode,
        ${pushed("batting_type")}, ${pushed("batting_result")}, ${pushed("ball")}, ${pushed("tag_pitch")}, excluded.angle,
        excluded.distance, excluded.speed, excluded.spin_rate, excluded.spin_direction, excluded.spin_efficiency,
        excluded.break_vertical, excluded.break_horizontal, excluded.location_x, excluded.location_z,
        excluded.spray_angle, excluded.bat_speed, excluded.attack_angle, excluded.video_id, excluded.filming_date)
    where (m.member_id, m.measured_at, m.mode, m.batting_type, m.batting_result, m.ball, m.tag_pitch, m.angle,
        m.distance, m.speed, m.spin_rate, m.spin_direction, m.spin_efficiency, m.break_vertical, m.break_horizontal,
        m.location_x, m.location_z, m.spray_angle, m.bat_speed, m.attack_angle, m.video_id, m.filming_date)
      is distinct from (excluded.member_id, excluded.measured_at, excluded.mode, ${pushed("batting_type")},
        ${pushed("batting_result")}, ${pushed("ball")}, ${pushed("tag_pitch")}, excluded.angle, excluded.distance, excluded.speed,
        excluded.spin_rate, excluded.spin_direction, excluded.spin_efficiency, excluded.break_vertical,
        excluded.break_horizontal, excluded.location_x, excluded.location_z, excluded.spray_angle, excluded.bat_speed,
        excluded.attack_angle, excluded.video_id, excluded.filming_date)
    returning team_id, source_id
  )
  select count(*) filter (where known.source_id is null) as accepted,
         count(known.source_id) as updated
  from written left join known using (team_id, source_id)`;
