import type { TeamEventSummary } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

type Times = "meets_at" | "starts_at" | "ends_at" | "deadline";
type Row = Omit<TeamEventSummary, Times> &
  Record<"starts_at" | "ends_at", Date> &
  Record<"meets_at" | "deadline", Date | null>;

/**
 * Grouped by player instead of joined, for the reason that `silentPlayers` gives. What is over keeps everybody who answered,
 * as its board does.
 */
const playersAndAnswers = `
  select member_id, true as is_counted, null as answer from event_players where team_id = $1 and event_id = e.id
  union all select member_id, false, answer from event_attendance where team_id = $1 and event_id = e.id
  union all
  select a.member_id, true, null from event_attendance a join live_members m on m.team_id = a.team_id and m.id = a.member_id
  where a.team_id = $1 and a.event_id = e.id and e.ends_at <= $5`;

/**
 * Events that touch the time from `start` to `end`, the earliest first; counts are of the players invited now, of what is
 * over at `now` of those who were.
 */
export async function listEvents(
  db: Queryable,
  teamId: number,
  { start, end, now }: { start: Date; end: Date; now: Date },
  most: number,
): Promise<TeamEventSummary[]> {
  const { rows } = await db.query<Row>(
    `select e.id as event_id, e.kind, e.title, e.state, e.all_day, e.meets_at, e.starts_at, e.ends_at, e.place,
       e.audience, e.capacity, e.deadline, e.series_id is not null as repeats, counts.*
     from events e cross join lateral (
       select count(*)::int as invited, count(*) filter (where answer in ('coming', 'partly'))::int as coming,
         count(*) filter (where answer is null)::int as unanswered
       from (
         select member_id, max(answer) as answer from (${playersAndAnswers}) both_sides
         group by member_id having bool_or(is_counted)
       ) players
     ) counts
     where e.team_id = $1 and coalesce(e.meets_at, e.starts_at) < $3 and e.ends_at > $2
     order by coalesce(e.meets_at, e.starts_at), e.id limit $4`,
    [teamId, start, end, most, now],
  );
  return rows.map((row) => ({
    ...row,
    meets_at: row.meets_at?.toISOString() ?? null,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    deadline: row.deadline?.toISOString() ?? null,
  }));
}

type Clash = { event_id: number; title: string; starts_at: string; players: number };

/** Other planned events of the team at the same time, with a player in common; whole days too. The earliest first. */
export async function listClashes(db: Queryable, teamId: number, eventId: number): Promise<Clash[]> {
  const { rows } = await db.query<Omit<Clash, "starts_at"> & { starts_at: Date }>(
    `select o.id as event_id, o.title, o.starts_at, count(*)::int as players
     from events e
     join events o on o.team_id = e.team_id and o.id <> e.id and o.state = 'planned'
       and coalesce(o.meets_at, o.starts_at) < e.ends_at and o.ends_at > coalesce(e.meets_at, e.starts_at)
     join event_players mine on mine.team_id = e.team_id and mine.event_id = e.id
     join event_players theirs on theirs.team_id = o.team_id and theirs.event_id = o.id and theirs.member_id = mine.member_id
     where e.team_id = $1 and e.id = $2 and e.state = 'planned'
     group by o.id, o.title, o.starts_at order by o.starts_at, o.id`,
    [teamId, eventId],
  );
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }));
}
