import { type Grade, nextGrade } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { setReturned } from "../sql/registeredOn.ts";

/** Somebody who returns to the list, and the year changes that left them out, the earliest first. */
export type ReturningMember = { id: number; grade: Grade; changes: readonly number[] };

/**
 * Those of the ids that are archived. A year change is left out when the grade was corrected by hand after it, or entered in
 * the school year that it led to. Until the
 * transaction ends nobody else changes the team's school year; the caller has locked the members before it.
 */
export async function listReturningMembers(
  tx: Queryable,
  teamId: number,
  ids: readonly number[],
): Promise<ReturningMember[]> {
  await tx.query("select 1 from teams where team_id = $1 for no key update", [teamId]);
  const { rows } = await tx.query<ReturningMember>(
    `select m.id, m.grade, array(
       select y.id from year_changes y
       cross join lateral (
         select make_timestamptz(y.to_year, 4, 1, 0, 0, 0, 'Asia/Tokyo') as begins) year
       where y.team_id = m.team_id and y.undone_at is null and y.done_at >= m.archived_at
         and coalesce(p.applied_at, m.created_at) < year.begins and not exists (
         select from audit_log a where a.team_id = m.team_id and a.action = 'member_changed'
           and a.member_ids @> array[m.id] and 'grade' = any (a.details) and a.at >= least(y.done_at, year.begins))
       order by y.id) as changes
     from members m left join applications p on p.team_id = m.team_id and p.member_id = m.id
     where m.team_id = $1 and m.id = any ($2) and m.state = 'archived' order by m.id`,
    [teamId, ids],
  );
  return rows;
}

/** Members again, in the grade that the missed changes make of theirs: each of those counts as having raised them. */
export async function updateMembersReinstated(
  tx: Queryable,
  teamId: number,
  returning: readonly ReturningMember[],
  now: Date,
) {
  const steps = returning.flatMap(stepsOf);
  await tx.query(
    `insert into year_change_moves (team_id, year_change_id, member_id, move, from_grade, to_grade)
     select $1, step.change, step.member_id, 'up', step.before, step.after
     from unnest($2::int[], $3::int[], $4::text[], $5::text[]) as step (change, member_id, before, after)
     on conflict (team_id, year_change_id, member_id) do update
       set move = excluded.move, from_grade = excluded.from_grade, to_grade = excluded.to_grade`,
    [
      teamId,
      steps.map(({ change }) => change),
      steps.map(({ id }) => id),
      steps.map(({ from }) => from),
      steps.map(({ to }) => to),
    ],
  );
  const gradeNow = new Map(steps.map(({ id, to }) => [id, to]));
  await tx.query(
    `update members m set state = 'active', archived_as = null, archived_at = null, grade = part.grade, updated_at = $4,
       ${setReturned("m", "m.archived_at", "$4")}
     from unnest($2::int[], $3::text[]) as part (id, grade) where m.team_id = $1 and m.id = part.id`,
    [teamId, returning.map(({ id }) => id), returning.map(({ id, grade }) => gradeNow.get(id) ?? grade), now],
  );
}

/** Nobody is raised above the last grade. */
function stepsOf({ id, grade, changes }: ReturningMember) {
  let from = grade;
  return changes.flatMap((change) => {
    const to = nextGrade(from);
    if (to === null) return [];
    const step = { id, change, from, to };
    from = to;
    return [step];
  });
}
