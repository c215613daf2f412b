import type { DateRange } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** One member's day with a record. `date` is YYYY-MM-DD in Asia/Tokyo. */
export type PracticeDay = {
  member_id: number;
  date: string;
  entries: number;
  minutes: number;
  /** Σ minutes × RPE. */
  load: number;
  /** Highest of the day, 1–10; null when nothing hurt. */
  pain: number | null;
};

/** Of the active members, or of one member as long as it is not deleted; by member, oldest first. Both days included. */
export async function listPracticeDays(
  db: Queryable,
  teamId: number,
  { start, end }: DateRange,
  memberId?: number,
): Promise<PracticeDay[]> {
  const { rows } = await db.query<PracticeDay>({
    name: `practice days${memberId === undefined ? "" : " of one"}`,
    text: `select p.member_id, p.date, p.entries, p.minutes, p.load, p.pain
           from practice_days p join live_members m on m.team_id = p.team_id and m.id = p.member_id
           where p.team_id = $1 and p.date between $2 and $3
             and ${memberId === undefined ? "m.state = 'active'" : "m.id = $4"}
           order by p.member_id, p.date`,
    values: memberId === undefined ? [teamId, start, end] : [teamId, start, end, memberId],
  });
  return rows;
}
