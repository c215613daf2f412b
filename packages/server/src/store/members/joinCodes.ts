import type { Applicant } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

/** `applicant`: who may apply with it; null for both. */
export type JoinCodeRow = { code: string; created_at: Date; expires_at: Date; applicant: Applicant | null };

/** undefined while there is none, or it is over. */
export async function findJoinCode(db: Queryable, teamId: number, now: Date): Promise<JoinCodeRow | undefined> {
  const { rows } = await db.query<JoinCodeRow>(
    `select code, created_at, expires_at, applicant from join_codes
     where team_id = $1 and expires_at > $2 and revoked_at is null`,
    [teamId, now],
  );
  return rows[0];
}

/** In place of the team's earlier one. Two at once come one after the other. */
export async function upsertJoinCode(
  tx: Queryable,
  teamId: number,
  { code, expires_at, applicant }: Omit<JoinCodeRow, "created_at">,
  now: Date,
) {
  await tx.query("select 1 from teams where team_id = $1 for no key update", [teamId]);
  await updateJoinCodeRevoked(tx, teamId, now);
  await tx.query(
    "insert into join_codes (team_id, code, created_at, expires_at, applicant) values ($1, $2, $3, $4, $5)",
    [teamId, code, now, expires_at, applicant],
  );
}

/** False when there was none. */
export async function updateJoinCodeRevoked(db: Queryable, teamId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    "update join_codes set revoked_at = $2 where team_id = $1 and revoked_at is null",
    [teamId, now],
  );
  return rowCount === 1;
}

export type IssuedJoinCode = Omit<JoinCodeRow, "created_at"> & {
  revoked_at: Date | null;
  team_id: number;
  team_name: string;
  logo: string | null;
};

/** Also one that is over; a closed club's counts as revoked. Whoever holds a code belongs to no team yet. */
export async function findIssuedJoinCode(db: Queryable, code: string): Promise<IssuedJoinCode | undefined> {
  const { rows } = await db.query<IssuedJoinCode>(
    `select j.code, j.expires_at, j.applicant, coalesce(j.revoked_at, t.closed_at) as revoked_at, t.team_id, t.name as team_name, t.logo
     from join_codes j join teams t using (team_id) where j.code = $1`,
    [code],
  );
  return rows[0];
}
