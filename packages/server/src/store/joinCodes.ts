import type { Queryable } from "../db/pool.ts";

type JoinCodeRow = { code: string; expires_at: Date };

/** undefined while there is none, or it is over. */
export async function findJoinCode(db: Queryable, teamId: number, now: Date): Promise<JoinCodeRow | undefined> {
  const { rows } = await db.query<JoinCodeRow>(
    "select code, expires_at from join_codes where team_id = $1 and expires_at > $2 and revoked_at is null",
    [teamId, now],
  );
  return rows[0];
}

/** In place of the team's earlier one. */
export async function putJoinCode(db: Queryable, teamId: number, { code, expires_at }: JoinCodeRow, now: Date) {
  await revokeJoinCode(db, teamId, now);
  await db.query("insert into join_codes (team_id, code, created_at, expires_at) values ($1, $2, $3, $4)", [
    teamId,
    code,
    now,
    expires_at,
  ]);
}

export async function revokeJoinCode(db: Queryable, teamId: number, now: Date) {
  await db.query("update join_codes set revoked_at = $2 where team_id = $1 and revoked_at is null", [teamId, now]);
}
