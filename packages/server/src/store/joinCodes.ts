import type { Queryable } from "../db/pool.ts";

type JoinCodeRow = { code: string; expires_at: Date };

/** undefined while there is none, or it is over. */
export async function findJoinCode(db: Queryable, teamId: number, now: Date): Promise<JoinCodeRow | undefined> {
  const { rows } = await db.query<JoinCodeRow>(
    "select code, expires_at from join_codes where team_id = $1 and expires_at > $2",
    [teamId, now],
  );
  return rows[0];
}

/** In place of the team's earlier one. */
export async function putJoinCode(db: Queryable, teamId: number, { code, expires_at }: JoinCodeRow, now: Date) {
  await db.query(
    `insert into join_codes (team_id, code, created_at, expires_at) values ($1, $2, $3, $4)
     on conflict (team_id) do update set code = $2, created_at = $3, expires_at = $4`,
    [teamId, code, now, expires_at],
  );
}

export async function deleteJoinCode(db: Queryable, teamId: number) {
  await db.query("delete from join_codes where team_id = $1", [teamId]);
}
