import type { BallValues, CorrectableField } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { ballColumns, type StoredBall } from "./measuredBalls.ts";

/** Nobody else writes it until the transaction ends. Of a member that is not deleted. */
export async function lockMeasurement(tx: Queryable, teamId: number, id: number): Promise<StoredBall | undefined> {
  const { rows } = await tx.query<StoredBall>(
    `select ${ballColumns} from measurements s join live_members m on m.team_id = s.team_id and m.id = s.member_id
     where s.team_id = $1 and s.id = $2 for no key update of s`,
    [teamId, id],
  );
  return rows[0];
}

export type CorrectionBy = { by: number; now: Date };

/**
 * A source that pushes the record again leaves `changed` as they are from now on. Of each the value before the first
 * correction is kept; of `restored`, which have that value again, nothing is.
 */
export async function updateMeasurement(
  tx: Queryable,
  teamId: number,
  stored: StoredBall,
  values: BallValues,
  changed: readonly CorrectableField[],
  { by, now }: CorrectionBy,
) {
  const restored = changed.filter((field) =>
    stored.corrections.some((one) => one.field === field && one.original === values[field]),
  );
  const firstOf = (field: CorrectableField) => {
    const earlier = stored.corrections.find((one) => one.field === field);
    return { value: earlier ? earlier.original : stored[field], by, at: now.getTime() / 1000 };
  };
  await tx.query(
    `update measurements set tag_pitch = $3, batting_type = $4, batting_result = $5, ball = $6, speed = $7, angle = $8,
       distance = $9,
       corrected = nullif(array(
         select distinct unnest(corrected || $10::text[]) except select unnest($11::text[]) order by 1), '{}'),
       -- What was corrected before the first values were kept has none.
       original = nullif((coalesce(original, '{}') || (
         select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each($12)
         where original ? key or not key = any (coalesce(corrected, '{}')))) - $11::text[], '{}')
     where team_id = $1 and id = $2`,
    [
      teamId,
      stored.id,
      values.tag_pitch,
      values.batting_type,
      values.batting_result,
      values.ball,
      values.speed,
      values.angle,
      values.distance,
      changed,
      restored,
      JSON.stringify(Object.fromEntries(changed.map((field) => [field, firstOf(field)]))),
    ],
  );
}

export async function deleteMeasurement(tx: Queryable, teamId: number, id: number, by: number, now: Date) {
  await tx.query(
    `with gone as (delete from measurements where team_id = $1 and id = $2 returning *)
     insert into deleted_measurements (team_id, member_id, id, source, source_id, deleted_at, deleted_by, measurement)
     select team_id, member_id, id, source, source_id, $3, $4, to_jsonb(gone) from gone`,
    [teamId, id, now, by],
  );
}

type DeletedMeasurement = { measurement: StoredBall; deleted_at: Date };

/** Nobody else has it back until the transaction ends. Of a member that is not deleted. */
export async function lockDeletedMeasurement(
  tx: Queryable,
  teamId: number,
  id: number,
): Promise<DeletedMeasurement | undefined> {
  const { rows } = await tx.query<DeletedMeasurement>(
    `select d.deleted_at, (select to_jsonb(b) from (
         select ${ballColumns} from jsonb_populate_record(null::measurements, d.measurement) s) b) as measurement
     from deleted_measurements d join live_members m on m.team_id = d.team_id and m.id = d.member_id
     where d.team_id = $1 and d.id = $2 and d.measurement ? 'id' for no key update of d`,
    [teamId, id],
  );
  return rows[0];
}

/** With its video, unless that is gone. */
export async function insertRestoredMeasurement(tx: Queryable, teamId: number, id: number) {
  await tx.query(
    `with back as (delete from deleted_measurements where team_id = $1 and id = $2 returning measurement)
     insert into measurements
     select s.* from back left join videos v on v.team_id = $1 and v.id = (back.measurement->>'film_id')::int
     cross join lateral jsonb_populate_record(
       null::measurements, back.measurement || jsonb_build_object('film_id', v.id)) s`,
    [teamId, id],
  );
}
