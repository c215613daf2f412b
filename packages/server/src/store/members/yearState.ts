import { nextSchoolYear, schoolYearOf, type YearChange, type YearState, yearChangeUndoUntil } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { listGradesEnteredIn } from "./enteredGrades.ts";

export async function findYearState(db: Queryable, teamId: number, now: Date): Promise<YearState> {
  const { rows } = await db.query<{ school_year: number }>("select school_year from teams where team_id = $1", [
    teamId,
  ]);
  const school_year = rows[0]?.school_year ?? 0;
  const next_year = nextSchoolYear(school_year, now);
  return {
    school_year,
    next_year,
    in_new_grade: next_year === null ? [] : await listGradesEnteredIn(db, teamId, next_year),
    last: await findLastYearChange(db, teamId),
  };
}

/**
 * A team without active members has no grades that an earlier school year could stand for: before the first ones come it is
 * in the present year. Otherwise a year change would raise those who were entered in their new grade.
 */
export async function updateSchoolYearOfNobody(tx: Queryable, teamId: number, now: Date) {
  await tx.query(
    `update teams set school_year = $2 where team_id = $1 and school_year < $2
       and not exists (select from members where team_id = $1 and state = 'active')`,
    [teamId, schoolYearOf(now)],
  );
}

type ChangeRow = Pick<YearChange, "id" | "to_year" | "done_by" | "counts"> & { done_at: Date; undone_at: Date | null };

/** Counts leave out whom the change only followed: they were deleted by then, and nobody has restored them. */
async function findLastYearChange(db: Queryable, teamId: number): Promise<YearChange | null> {
  const { rows } = await db.query<ChangeRow>(
    `select y.id, y.to_year, y.done_at, u.name as done_by, y.undone_at, (
       select json_build_object(
         'up', count(*) filter (where move = 'up'), 'stay', count(*) filter (where move = 'stay'),
         'graduate', count(*) filter (where move = 'graduate'), 'leave', count(*) filter (where move = 'leave'))
       from year_change_moves c join members m on m.team_id = c.team_id and m.id = c.member_id
       where c.team_id = y.team_id and c.year_change_id = y.id and (m.deleted_at is null or m.deleted_at > y.done_at)
     ) as counts
     from year_changes y left join users u on u.id = y.done_by
     where y.team_id = $1 order by y.id desc limit 1`,
    [teamId],
  );
  const [last] = rows;
  if (!last) return null;
  return {
    ...last,
    done_at: last.done_at.toISOString(),
    undo_until: yearChangeUndoUntil(last.done_at).toISOString(),
    undone_at: last.undone_at?.toISOString() ?? null,
  };
}
