import type { Queryable } from "../../db/pool.ts";

/**
 * Members of the list, also deleted ones who can be restored, whose grade was entered since that moment: they came after
 * it, or somebody corrected the grade. An applicant's grade is as old as the application.
 */
export async function listGradesEnteredSince(db: Queryable, teamId: number, since: Date): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select m.id from members m
     left join applications p on p.team_id = m.team_id and p.member_id = m.id
     where m.team_id = $1 and m.state = 'active' and (coalesce(p.applied_at, m.created_at) >= $2 or m.id in (
       select unnest(a.member_ids) from audit_log a
       where a.team_id = $1 and a.action = 'member_changed' and 'grade' = any (a.details) and a.at >= $2))
     order by m.id`,
    [teamId, since],
  );
  return rows.map(({ id }) => id);
}
