import type { DateRange } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** One member's week from Monday, `date`, with a record in it: Σ minutes × RPE. */
export type LoadWeek = { member_id: number; date: string; load: number };

/**
 * Of the active members since they are back where they had left, or of one member as long as it is not deleted; oldest
 * week first. Both days included.
 */
export async function listLoadWeeks(
  db: Queryable,
  teamId: number,
  { start, end }: DateRange,
  memberId?: number,
): Promise<LoadWeek[]> {
  const { rows } = await db.query<LoadWeek>({
    name: `load weeks${memberId === undefined ? "" : " of one"}`,
    text: `select p.member_id, p.date - (extract(isodow from p.date)::integer - 1) as date, sum(p.load) as load
           from practice_days p join live_members m on m.team_id = p.team_id and m.id = p.member_id
           where p.team_id = $1 and p.date between $2 and $3
             and ${memberId === undefined ? activeSinceReturn : "m.id = $4"}
           group by 1, 2 order by 2, 1`,
    values: memberId === undefined ? [teamId, start, end] : [teamId, start, end, memberId],
  });
  return rows;
}

/** What was done while they were away is not known: weeks of it would make the usual too little. */
const activeSinceReturn = `m.state = 'active'
  and (m.returned_at is null or p.date >= (m.returned_at at time zone 'Asia/Tokyo')::date)`;
