import { type Grade, type PlannedMove, type Standing, standingAfter } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/**
 * The team's school year and active members, by id, held until the transaction ends; `deleted` are those who can still be
 * restored. Members are locked before their team, as every write of theirs does it: the trigger that bumps
 * `members_version` comes after the row.
 */
export async function lockRoster(tx: Queryable, teamId: number) {
  await tx.query("select 1 from members where team_id = $1 and state = 'active' order by id for update", [teamId]);
  const schoolYear = await lockSchoolYear(tx, teamId);
  const { rows } = await tx.query<{ id: number; grade: Grade; deleted: boolean }>(
    "select id, grade, deleted_at is not null as deleted from members where team_id = $1 and state = 'active' order by id",
    [teamId],
  );
  const gradesOf = (members: typeof rows) => new Map(members.map(({ id, grade }) => [id, grade]));
  return {
    schoolYear,
    grades: gradesOf(rows.filter(({ deleted }) => !deleted)),
    deleted: gradesOf(rows.filter(({ deleted }) => deleted)),
  };
}

async function lockSchoolYear(tx: Queryable, teamId: number): Promise<number> {
  const { rows } = await tx.query<{ school_year: number }>(
    "select school_year from teams where team_id = $1 for update",
    [teamId],
  );
  return rows[0]?.school_year ?? 0;
}

type NewChange = { toYear: number; moves: readonly PlannedMove[]; userId: number; now: Date };

/** The change, each member's part of it, and the members as it makes them. */
export async function insertYearChange(tx: Queryable, teamId: number, { toYear, moves, userId, now }: NewChange) {
  const made = moves.map((planned) => standingAfter(planned));
  await tx.query(
    `with change as (
       insert into year_changes (team_id, to_year, done_at, done_by) values ($1, $2, $3, $4) returning id
     ), part as (
       select * from unnest($5::int[], $6::text[], $7::text[], $8::text[], $9::text[])
         as part (member_id, move, from_grade, to_grade, archived_as)
     ), kept as (
       insert into year_change_moves (team_id, year_change_id, member_id, move, from_grade, to_grade)
       select $1, change.id, member_id, move, from_grade, to_grade from part cross join change
     ), year as (
       update teams set school_year = $2 where team_id = $1
     )
     update members m
     set grade = part.to_grade, updated_at = $3, archived_as = part.archived_as,
         state = case when part.archived_as is null then m.state else 'archived' end,
         archived_at = case when part.archived_as is null then null else $3::timestamptz end
     from part where m.team_id = $1 and m.id = part.member_id and part.move <> 'stay'`,
    [
      teamId,
      toYear,
      now,
      userId,
      moves.map(({ member_id }) => member_id),
      moves.map(({ move }) => move),
      moves.map(({ from }) => from),
      made.map(({ grade }) => grade),
      made.map(({ archivedAs }) => archivedAs),
    ],
  );
}

/** By member: the grade before the last year change since a day, and the first day of the present one. */
export async function listEarlierGrades(
  db: Queryable,
  teamId: number,
  since: string,
): Promise<ReadonlyMap<number, { grade: Grade; until: string }>> {
  const { rows } = await db.query<{ member_id: number; grade: Grade; until: string }>(
    `select distinct on (c.member_id) c.member_id, c.from_grade as grade,
       (y.done_at at time zone 'Asia/Tokyo')::date as until
     from year_changes y join year_change_moves c on c.team_id = y.team_id and c.year_change_id = y.id
     where y.team_id = $1 and y.undone_at is null and y.done_at >= $2::date and c.move = 'up'
     order by c.member_id, y.id desc`,
    [teamId, since],
  );
  return new Map(rows.map(({ member_id, ...earlier }) => [member_id, earlier]));
}

export type MovedMember = PlannedMove & {
  now: Standing;
  /** Whether they are out of the list since this change, and not since somebody put them out later. */
  archived_by_it: boolean;
};

/** What the change moved and is not erased, the change itself and the team's school year; held like the roster. */
export async function lockYearChange(tx: Queryable, teamId: number, id: number) {
  const moved = await tx.query<MovedMember>(
    `select c.member_id, c.from_grade as from, c.move,
       json_build_object('grade', m.grade, 'archivedAs', m.archived_as) as now,
       coalesce(m.archived_at = y.done_at, false) as archived_by_it
     from year_change_moves c
     join year_changes y on y.team_id = c.team_id and y.id = c.year_change_id
     join members m on m.team_id = c.team_id and m.id = c.member_id
     where c.team_id = $1 and c.year_change_id = $2
     order by m.id for update of m`,
    [teamId, id],
  );
  const schoolYear = await lockSchoolYear(tx, teamId);
  const { rows } = await tx.query<{ to_year: number; done_at: Date; undone_at: Date | null }>(
    "select to_year, done_at, undone_at from year_changes where team_id = $1 and id = $2",
    [teamId, id],
  );
  return { schoolYear, change: rows[0], moved: moved.rows };
}

export type Restored = { member_id: number; before: Standing };

/** The school year goes one back, and these members to what they were. */
export async function updateYearChangeUndone(
  tx: Queryable,
  teamId: number,
  id: number,
  restored: readonly Restored[],
  now: Date,
) {
  await tx.query(
    `with change as (
       update year_changes set undone_at = $3 where team_id = $1 and id = $2 returning to_year
     ), year as (
       update teams set school_year = change.to_year - 1 from change where team_id = $1
     )
     update members m
     set grade = part.grade, updated_at = $3, archived_as = part.archived_as,
         state = case when part.archived_as is null then 'active' else 'archived' end,
         archived_at = case when part.archived_as is null then null else m.archived_at end
     from unnest($4::int[], $5::text[], $6::text[]) as part (member_id, grade, archived_as)
     where m.team_id = $1 and m.id = part.member_id`,
    [
      teamId,
      id,
      now,
      restored.map(({ member_id }) => member_id),
      restored.map(({ before }) => before.grade),
      restored.map(({ before }) => before.archivedAs),
    ],
  );
}
