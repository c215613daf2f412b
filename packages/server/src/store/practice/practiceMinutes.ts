import type { DateRange } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** Of the members asked for, as long as they are the team's. Both days included. */
export async function listPracticeMinutes(
  db: Queryable,
  teamId: number,
  memberIds: readonly number[],
  { start, end }: DateRange,
): Promise<{ member_id: number; date: string; minutes: number }[]> {
  const { rows } = await db.query({
    name: "minutes",
    text: `select member_id, date, minutes from practice_days
           where team_id = $1 and member_id = any($2) and date between $3 and $4`,
    values: [teamId, memberIds, start, end],
  });
  return rows;
}
