import type { Account, CoachType } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { updateAddressFreed } from "./identity.ts";

export async function findAccount(
  db: Queryable,
  teamId: number,
  userId: number,
): Promise<Omit<Account, "device"> | undefined> {
  const { rows } = await db.query<Omit<Account, "email_verified_at" | "device"> & { email_verified_at: Date | null }>(
    `select u.id, u.name, a.email, a.email_verified_at, u.coach_type, t.name as team_name
     from users u join users a on a.id = u.account_id join teams t on t.team_id = u.team_id
     where u.team_id = $1 and u.id = $2`,
    [teamId, userId],
  );
  return rows[0] && { ...rows[0], email_verified_at: rows[0].email_verified_at?.toISOString() ?? null };
}

export async function findPassword(db: Queryable, teamId: number, userId: number) {
  const { rows } = await db.query<{ email: string; password_hash: string }>(
    "select a.email, a.password_hash from users u join users a on a.id = u.account_id where u.team_id = $1 and u.id = $2",
    [teamId, userId],
  );
  return rows[0];
}

/** False when it is no longer `from`: somebody else changed it meanwhile. */
export async function updatePassword(db: Queryable, teamId: number, userId: number, from: string, to: string) {
  const { rowCount } = await db.query(
    `update users a set password_hash = $4 from users u
     where u.team_id = $1 and u.id = $2 and a.id = u.account_id and a.password_hash = $3`,
    [teamId, userId, from, to],
  );
  return rowCount === 1;
}

/** After a link proved whose account it is; there is no team to act for. `verifiedAt`: the link proved the address, too. */
export async function updatePasswordByReset(
  db: Queryable,
  accountId: number,
  passwordHash: string,
  verifiedAt: Date | null,
) {
  await db.query(
    "update users set password_hash = $2, email_verified_at = coalesce($3, email_verified_at) where id = $1",
    [accountId, passwordHash, verifiedAt],
  );
}

type NewCoach = {
  name: string;
  email: string;
  coach_type: CoachType;
  password_hash: string;
  /** null: nothing has shown that the address is theirs. */
  email_verified_at: Date | null;
};

/** Returns the new account's id; undefined when the address has one already that belongs to a club. */
export async function insertCoach(
  tx: Queryable,
  teamId: number,
  coach: NewCoach,
  now: Date,
): Promise<number | undefined> {
  await updateAddressFreed(tx, coach.email);
  const { rows } = await tx.query<{ id: number }>(
    `insert into users (team_id, name, email, coach_type, password_hash, email_verified_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (lower(email)) do nothing
     returning id`,
    [teamId, coach.name, coach.email, coach.coach_type, coach.password_hash, coach.email_verified_at, now],
  );
  return rows[0]?.id;
}
