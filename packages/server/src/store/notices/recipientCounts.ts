import type { Queryable } from "../../db/pool.ts";

/** Of these players, the active members, and how many families they are. */
export async function countFamilies(db: Queryable, teamId: number, memberIds: readonly number[]) {
  const { rows } = await db.query<{ members: number[]; families: number }>(
    `select coalesce(array_agg(id order by id), '{}') as members, count(distinct family_id) as families
     from live_members where team_id = $1 and id = any($2) and state = 'active'`,
    [teamId, memberIds],
  );
  return rows[0] ?? { members: [], families: 0 };
}
