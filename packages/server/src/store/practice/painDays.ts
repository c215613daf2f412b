import type { DateRange, PainReport } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** Reports of pain of one member without their words, the oldest first. Both days included. */
export async function listPainsOf(
  db: Queryable,
  teamId: number,
  memberId: number,
  { start, end }: DateRange,
): Promise<Omit<PainReport, "note">[]> {
  const { rows } = await db.query<Omit<PainReport, "note">>({
    name: "pain reports of one",
    text: `select e.date, e.pain_part as part, e.pain_side as side, e.pain from training_entries e
           where e.team_id = $1 and e.member_id = $2 and e.date between $3 and $4 and e.pain >= 1
           order by e.date, e.pain, e.id`,
    values: [teamId, memberId, start, end],
  });
  return rows;
}
