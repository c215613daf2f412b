import type { Queryable } from "../../db/pool.ts";

/**
 * The beginning of an update of `deleted_measurements`: what was measured goes, the name under which the source knows it
 * stays, with the player whose it first was.
 */
export const emptyMeasurements = `
  update deleted_measurements d set measurement = '{}', deleted_by = null, member_id = coalesce((
    select o.id from members o
    where o.team_id = d.team_id and o.id = (d.measurement #>> '{original,member_id,value}')::int), d.member_id)`;

/** The beginning of an update of `deleted_measurements`: only the file and what a ball is recognised by in it stay. */
export const reduceMeasurements = `
  update deleted_measurements d set deleted_by = null, measurement = jsonb_strip_nulls(jsonb_build_object(
    'import_id', d.measurement->'import_id', 'measured_at', d.measurement->'measured_at', 'mode', d.measurement->'mode',
    'speed', d.measurement->'speed', 'angle', d.measurement->'angle', 'original', jsonb_build_object(
      'member_id', d.measurement #> '{original,member_id}', 'speed', d.measurement #> '{original,speed}',
      'angle', d.measurement #> '{original,angle}')))`;

/**
 * A measurement that was moved to a member and deleted there does not come back under the player it came from: its name stays
 * with that player. Ask before those members `m` are erased.
 */
export async function updateMeasurementsBeforeErasure(db: Queryable, members: string, values: readonly unknown[]) {
  await db.query(
    `${emptyMeasurements} from members m
     where m.team_id = d.team_id and m.id = d.member_id and d.source_id is not null
       and d.measurement #> '{original,member_id}' is not null and ${members}`,
    [...values],
  );
}

/**
 * With every row that hangs on the members, and the wish for no more mail of an address that nobody else has. Returns how
 * many there were.
 */
export async function deleteMemberRows(db: Queryable, members: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `with gone as (
       delete from members where ${members} returning team_id, id, lower(email) as email, lower(guardian_email) as guardian
     ), stops as (
       delete from mail_stops s using gone
       where s.team_id = gone.team_id and s.address in (gone.email, gone.guardian)
         and not exists (
           select from members m
           where m.team_id = s.team_id and s.address in (lower(m.email), lower(m.guardian_email))
             and (m.team_id, m.id) not in (select team_id, id from gone))
     )
     select count(*) from gone`,
    [...values],
  );
  return rows[0]?.count ?? 0;
}
