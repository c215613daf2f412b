import type { OpenItem } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { itemsOf, type WhichItems } from "./whichItems.ts";

type OpenEvent = Omit<OpenItem, "due"> & { member_id: number; due: Date };

/**
 * Invited without an answer to what is planned and not over; of a weekly repetition only to its next occurrence, which is
 * open since the one before it was over.
 */
export async function listOpenEvents(
  db: Queryable,
  teamId: number,
  now: Date,
  which: WhichItems,
): Promise<OpenEvent[]> {
  const { rows } = await db.query<OpenEvent>(
    itemsOf(
      which,
      `select p.member_id, 'attendance' as kind, e.id as ref_id, e.title as subject,
         (greatest(e.created_at, m.created_at, last.over_at) at time zone 'Asia/Tokyo')::date as since,
         coalesce(e.deadline, e.meets_at, e.starts_at) as due
       from events e
       join event_players p on p.team_id = e.team_id and p.event_id = e.id
       join members m on m.team_id = p.team_id and m.id = p.member_id
       cross join lateral (
         select max(o.ends_at) filter (where o.ends_at <= $2) as over_at,
           bool_or(o.ends_at > $2 and o.state = 'planned' and (o.starts_at, o.id) < (e.starts_at, e.id)) as comes_first
         from events o where o.team_id = e.team_id and o.series_id = e.series_id
       ) last
       where e.team_id = $1 and e.state = 'planned' and e.ends_at > $2 and last.comes_first is not true
         and not exists (
           select from event_attendance a
           where a.team_id = e.team_id and a.event_id = e.id and a.member_id = p.member_id)
       order by coalesce(e.meets_at, e.starts_at), e.id`,
    ),
    [teamId, now],
  );
  return rows;
}
