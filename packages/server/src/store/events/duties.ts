import type { Duty, EventFamily } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** The turns of an event, in their order. */
export async function listDuties(db: Queryable, teamId: number, eventId: number): Promise<Duty[]> {
  const { rows } = await db.query<Duty>(
    `select id as duty_id, name, family_id from event_duties where team_id = $1 and event_id = $2 order by position, id`,
    [teamId, eventId],
  );
  return rows;
}

/** In place of those before. The event is locked. */
export async function updateDuties(
  tx: Queryable,
  teamId: number,
  eventId: number,
  duties: readonly Pick<Duty, "name" | "family_id">[],
) {
  await tx.query("delete from event_duties where team_id = $1 and event_id = $2", [teamId, eventId]);
  await tx.query(
    `insert into event_duties (team_id, event_id, position, name, family_id)
     select $1, $2, d.place, d.name, d.family_id
     from rows from (jsonb_to_recordset($3::jsonb) as (name text, family_id int)) with ordinality as d (name, family_id, place)
     order by d.place`,
    [teamId, eventId, JSON.stringify(duties)],
  );
}

/**
 * Of these families, those the team has: with a player who is active, or with a turn at the event already. They are not
 * erased until the transaction ends.
 */
export async function lockFamilies(
  tx: Queryable,
  teamId: number,
  eventId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select f.id from families f
     where f.team_id = $1 and f.id = any($3) and (
       exists (select from live_members m where m.team_id = f.team_id and m.family_id = f.id and m.state = 'active')
       or exists (select from event_duties d where d.team_id = f.team_id and d.event_id = $2 and d.family_id = f.id))
     order by f.id for key share`,
    [teamId, eventId, ids],
  );
  return rows.map(({ id }) => id);
}

/**
 * The families of these players, and those with a turn at the event. `turns`: theirs at other events of the school year
 * from `start` to `end` that are not cancelled.
 */
export async function listEventFamilies(
  db: Queryable,
  teamId: number,
  { eventId, memberIds, start, end }: { eventId: number; memberIds: readonly number[]; start: Date; end: Date },
): Promise<EventFamily[]> {
  const { rows } = await db.query<EventFamily>(
    `with chosen as (
       select m.family_id, m.id, m.last_name, m.id = any($3) as invited from live_members m
       where m.team_id = $1 and m.state <> 'applied' and m.family_id in (
         select family_id from members where team_id = $1 and id = any($3)
         union select family_id from event_duties where team_id = $1 and event_id = $2
         union select family_id from event_cars where team_id = $1 and event_id = $2)
     ), turns as (
       select d.family_id, count(*)::int as turns from event_duties d
       join events e on e.team_id = d.team_id and e.id = d.event_id
       where d.team_id = $1 and d.event_id <> $2 and e.state = 'planned' and e.starts_at >= $4 and e.starts_at < $5
       group by d.family_id
     )
     select family_id, string_agg(distinct last_name, '・') as name,
       coalesce(array_agg(id order by id) filter (where invited), '{}') as member_ids,
       coalesce((select t.turns from turns t where t.family_id = chosen.family_id), 0) as turns
     from chosen group by family_id order by min(id)`,
    [teamId, eventId, memberIds, start, end],
  );
  return rows;
}
