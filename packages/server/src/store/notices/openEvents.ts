import type { Queryable } from "../../db/pool.ts";
import { comesAfterOpen } from "../sql/comesAfterOpen.ts";
import { silentPlayers } from "../sql/silentPlayers.ts";
import type { AskedItem } from "./askedItem.ts";

type Row = { id: number; title: string; since: string; due: Date; member_ids: number[] };

/**
 * Who is invited without an answer to what is planned and not over. Of a weekly repetition only to its next occurrence,
 * which is open since the one before it was over, and to those that cannot wait for it: their reminder goes out, a day
 * before the answers are due, while an earlier one is still to come (CO-5). A member has it open since they registered at
 * the earliest.
 */
export async function listOpenEvents(db: Queryable, teamId: number, now: Date): Promise<AskedItem[]> {
  const { rows } = await db.query<Row>(
    `select e.id, e.title, (greatest(e.created_at, last.over_at) at time zone 'Asia/Tokyo')::date as since,
       asked.due, array(${silentPlayers}) as member_ids
     from events e
     cross join lateral (select coalesce(e.deadline, e.meets_at, e.starts_at) as due) asked
     cross join lateral (
       select max(o.ends_at) as over_at from events o
       where o.team_id = e.team_id and o.series_id = e.series_id and o.ends_at <= $2
         and o.ends_at <= asked.due - interval '1 day'
     ) last
     where e.team_id = $1 and e.state = 'planned' and e.ends_at > $2 and not ${comesAfterOpen("$2")}
     order by coalesce(e.meets_at, e.starts_at), e.id`,
    [teamId, now],
  );
  return rows.map(({ id, title, since, due, member_ids }) => ({
    item: { kind: "attendance", ref_id: id, subject: title, since, due: due.toISOString() },
    member_ids,
  }));
}
