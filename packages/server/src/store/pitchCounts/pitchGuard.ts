import { addDays, type Grade, pitchGuard } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

export type GuardedMember = {
  id: number;
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
  grade: Grade;
};

/** The active members with a pitch on one of the last `pitchGuard.pitcherDays`; the oldest grade first, then by id. */
export async function listPitchers(db: Queryable, teamId: number, today: string): Promise<GuardedMember[]> {
  const { rows } = await db.query<GuardedMember>({
    name: "pitchers",
    text: `select m.id, m.last_name, m.first_name, m.last_name_kana, m.first_name_kana, m.grade from live_members m
           where m.team_id = $1 and m.state = 'active' and exists (
             select 1 from live_pitch_counts p
             where p.team_id = m.team_id and p.member_id = m.id and p.date between $2 and $3)
           order by array_position('{h,j,e}'::text[], left(m.grade, 1)), right(m.grade, 1) desc, m.id`,
    values: [teamId, addDays(today, -pitchGuard.pitcherDays), today],
  });
  return rows;
}

export async function findGuardedMember(db: Queryable, teamId: number, id: number): Promise<GuardedMember | undefined> {
  const { rows } = await db.query<GuardedMember>(
    "select id, last_name, first_name, last_name_kana, first_name_kana, grade from live_members where team_id = $1 and id = $2",
    [teamId, id],
  );
  return rows[0];
}

/** Those of the ids that are on the roster, the oldest grade first, then by id. */
export async function listGuardedMembers(
  db: Queryable,
  teamId: number,
  ids: readonly number[],
): Promise<GuardedMember[]> {
  const { rows } = await db.query<GuardedMember>(
    `select id, last_name, first_name, last_name_kana, first_name_kana, grade from live_members
     where team_id = $1 and id = any($2) and state = 'active'
     order by array_position('{h,j,e}'::text[], left(grade, 1)), right(grade, 1) desc, id`,
    [teamId, ids],
  );
  return rows;
}
