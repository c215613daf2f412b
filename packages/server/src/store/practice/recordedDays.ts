import type { DateRange, GradeGroup } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { registeredOn } from "../sql/registeredOn.ts";

/** How many active members of a school stage have a record on a day. Days without any have no row. */
export type RecordedDay = { date: string; group: GradeGroup; recorded: number };

/** Both days included. A record from before somebody was registered, or was back, does not count: nothing was expected then. */
export async function listRecordedDays(
  db: Queryable,
  teamId: number,
  { start, end }: DateRange,
): Promise<RecordedDay[]> {
  const { rows } = await db.query<RecordedDay>({
    name: "recorded days",
    text: `select p.date, left(m.grade, 1) as "group", count(*) as recorded
           from practice_days p join live_members m on m.team_id = p.team_id and m.id = p.member_id
           where p.team_id = $1 and p.date between $2 and $3 and m.state = 'active'
             and p.date >= ${registeredOn("m")}
           group by 1, 2 order by 1, 2`,
    values: [teamId, start, end],
  });
  return rows;
}

/** The last day with a record up to `day`, of every active member who has one. */
export async function listLastRecords(db: Queryable, teamId: number, day: string): Promise<Map<number, string>> {
  const { rows } = await db.query<{ id: number; date: string }>({
    name: "last records",
    text: `select m.id, last.date from live_members m cross join lateral (
             select p.date from practice_days p
             where p.team_id = m.team_id and p.member_id = m.id and p.date <= $2 order by p.date desc limit 1
           ) last
           where m.team_id = $1 and m.state = 'active'`,
    values: [teamId, day],
  });
  return new Map(rows.map(({ id, date }) => [id, date]));
}
