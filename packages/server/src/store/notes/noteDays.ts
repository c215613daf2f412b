import type { DateRange } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** Of one member, in the order they were written; without their words. Both days included. */
export async function listNoteDays(
  db: Queryable,
  teamId: number,
  memberId: number,
  { start, end }: DateRange,
): Promise<{ note_id: number; day: string; pain: boolean }[]> {
  const { rows } = await db.query<{ note_id: number; day: string; pain: boolean }>({
    name: "note days of one",
    text: `select n.id as note_id, n.day, n.pain from notes n
           where n.team_id = $1 and n.member_id = $2 and n.day between $3 and $4
           order by n.day, n.written_at, n.id`,
    values: [teamId, memberId, start, end],
  });
  return rows;
}
