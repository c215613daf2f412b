import type { HomeEvent } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { silentPlayers } from "../sql/silentPlayers.ts";

/** The team's events that are not over, the earliest first. */
export async function listNextEvents(db: Queryable, teamId: number, now: Date, most: number): Promise<HomeEvent[]> {
  const { rows } = await db.query<Row>({
    name: "next events",
    text: `with next as (
         select *, coalesce(meets_at, starts_at) as begins_at from events
         where team_id = $1 and ends_at > $2 order by begins_at, id limit $3)
       select e.id, e.title, e.all_day, e.begins_at, e.ends_at, e.place, e.state = 'cancelled' as cancelled, e.deadline,
         case when exists (select from event_players p where p.team_id = e.team_id and p.event_id = e.id)
           then (select count(*) from (${silentPlayers}) silent)::int end as unanswered,
         (select count(*) from event_attendance a join event_players using (team_id, event_id, member_id)
          where a.team_id = e.team_id and a.event_id = e.id and a.changed_from <> a.answer and a.entered_by is null)::int
           as changed,
         e.state = 'planned' and exists (
           select from events o
           where o.team_id = e.team_id and o.id <> e.id and o.state = 'planned'
             and coalesce(o.meets_at, o.starts_at) < e.ends_at and o.ends_at > e.begins_at
             and exists (
               select from event_players mine join event_players other using (team_id, member_id)
               where mine.team_id = e.team_id and mine.event_id = e.id and other.event_id = o.id)) as clashes
       from next e order by e.begins_at, e.id`,
    values: [teamId, now, most],
  });
  return rows.map(({ begins_at, ends_at, deadline, ...row }) => ({
    of: "team",
    ...row,
    begins_at: begins_at.toISOString(),
    ends_at: ends_at.toISOString(),
    deadline: deadline?.toISOString() ?? null,
  }));
}

type Moments = "begins_at" | "ends_at" | "deadline";
type Row = Omit<HomeEvent, "of" | Moments> & { begins_at: Date; ends_at: Date; deadline: Date | null };
