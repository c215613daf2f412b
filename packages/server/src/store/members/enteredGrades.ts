import { schoolYearBegins } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/**
 * Members of the list, also deleted ones who can be restored, whose grade was entered in that school year, or while the
 * roster stood for it by a year change that was undone: they came then, or somebody corrected the grade. An applicant's
 * grade is as old as the application, and of the calendar's year.
 */
export async function listGradesEnteredIn(db: Queryable, teamId: number, year: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select m.id from members m
     left join applications p on p.team_id = m.team_id and p.member_id = m.id
     where m.team_id = $1 and m.state = 'active' and (
       p.applied_at >= $2 or p.applied_at is null and ${isEntered("m.created_at")} or m.id in (
         select unnest(a.member_ids) from audit_log a
         where a.team_id = $1 and a.action = 'member_changed' and 'grade' = any (a.details) and ${isEntered("a.at")}))
     order by m.id`,
    [teamId, schoolYearBegins(year), year],
  );
  return rows.map(({ id }) => id);
}

const isEntered = (at: string) => `(${at} >= $2 or exists (
  select from year_changes y
  where y.team_id = $1 and y.to_year = $3 and ${at} >= y.done_at and ${at} < y.undone_at))`;
