import { type CorrectableField, correctableFields, type MeasurementRecord } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { measuredTypes, namesOf, unnested } from "../balls/measuredFields.ts";
import { columnsOf } from "../sql/columns.ts";
import { type UpsertCounts, upsertRows } from "./ingest.ts";

/**
 * Rows of members that `lockOwners` knows, each source_id once a team. What a coach corrected or moved stays as it
 * is, and one that a coach deleted stays deleted.
 */
export function upsertMeasurements(
  tx: Queryable,
  source: string,
  rows: readonly MeasurementRecord[],
): Promise<UpsertCounts> {
  return upsertRows(tx, statement, [source, ...columnsOf(rows, namesOf(types))]);
}

const storedTypes = { ...measuredTypes, video_id: "text" } as const;
const types = {
  team_id: "int",
  member_id: "int",
  datetime: "double precision",
  ...storedTypes,
  source_id: "text",
} as const satisfies Record<keyof MeasurementRecord, string>;
const stored = namesOf(storedTypes);
const values = stored.join(", ");

const correctable: ReadonlySet<string> = new Set<CorrectableField>(correctableFields);
/** What comes in, unless a coach has corrected it. */
const unlessCorrected = (field: string) =>
  `case when '${field}' = any (m.corrected) then m.${field} else excluded.${field} end`;
const pushed = stored.map((field) => (correctable.has(field) ? unlessCorrected(field) : `excluded.${field}`));
const owner = unlessCorrected("member_id");

const statement = `
  with given as (
    select team_id, member_id, to_timestamp(datetime) as measured_at, ${values}, source_id
    from ${unnested(types, 2)} as row (team_id, member_id, datetime, ${values}, source_id)
    where not exists (
      select from deleted_measurements d
      where d.team_id = row.team_id and d.source = $1 and d.source_id = row.source_id)
  ), known as (
    select m.team_id, m.source_id from measurements m join given using (team_id, source_id) where m.source = $1
  ), written as (
    insert into measurements as m (team_id, member_id, measured_at, ${values}, source_id, source)
    select given.*, $1 from given order by team_id, source_id
    on conflict (team_id, source, source_id) where source_id is not null do update set
      (member_id, measured_at, ${values}) = row (${owner}, excluded.measured_at, ${pushed})
    where (m.member_id, m.measured_at, ${stored.map((field) => `m.${field}`)})
      is distinct from (${owner}, excluded.measured_at, ${pushed})
    returning team_id, source_id
  )
  select count(*) filter (where known.source_id is null) as accepted,
         count(known.source_id) as updated
  from written left join known using (team_id, source_id)`;
