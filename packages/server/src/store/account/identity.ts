import type { Coach } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { deleteSessions } from "./accountSessions.ts";
import { deleteReset } from "./oneTimeLinks.ts";

/** The name in this team; in other clubs the person keeps theirs. */
export async function updateName(db: Queryable, teamId: number, userId: number, name: string) {
  await db.query("update users set name = $3 where team_id = $1 and id = $2", [teamId, userId, name]);
}

export type LockedCoach = Coach & { account_id: number };

/** Locks a coach of the team who may sign in, and their account; undefined when there is none with this id. */
export async function lockCoach(tx: Queryable, teamId: number, userId: number): Promise<LockedCoach | undefined> {
  const { rows } = await tx.query<LockedCoach>(
    `select u.id, u.name, a.email, u.coach_type, u.account_id from users u join users a on a.id = u.account_id
     where u.team_id = $1 and u.id = $2 and u.coach_type is not null and u.disabled_at is null for no key update`,
    [teamId, userId],
  );
  return rows[0];
}

/** Whether anybody else, of whichever club, has the address; not who was removed from their last club. */
export async function findAnyOtherAccount(db: Queryable, accountId: number, email: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from users a where lower(email) = lower($2) and id <> $1 and not ${isWithoutClub}`,
    [accountId, email],
  );
  return rowCount === 1;
}

/**
 * Whoever was removed from their last club no longer holds the address: what they did there stays theirs, and passkeys of
 * then open nothing of the account that gets it.
 */
export async function updateAddressFreed(tx: Queryable, email: string) {
  await tx.query(`update users a set email = 'removed-' || id where lower(email) = lower($1) and ${isWithoutClub}`, [
    email,
  ]);
}

/** Of a coach's account `a`. */
const isWithoutClub = `(a.disabled_at is not null and a.coach_type is not null
  and not exists (select from users m where m.account_id = a.id and m.disabled_at is null))`;

type EmailUpdate = {
  from: string;
  to: string;
  /** When a code that was mailed to it came back; null without one. */
  verifiedAt: Date | null;
  /** The session that stays. */
  except?: Buffer;
};

/**
 * Changes the address of a person's account, whichever team they act in. Nothing that was handed out before lets anybody
 * in afterwards: the other sessions, the reset link, and the invitations of all their teams to either address end. `stale`: the address is no longer `from`. After `in_use` the transaction must be
 * given up.
 */
export async function updateEmail(
  tx: Queryable,
  accountId: number,
  { from, to, verifiedAt, except }: EmailUpdate,
): Promise<"done" | "stale" | "in_use"> {
  if (await findAnyOtherAccount(tx, accountId, to)) return "in_use";
  await updateAddressFreed(tx, to);
  try {
    const { rowCount } = await tx.query(
      `update users a set email = $3, email_verified_at = $4 where id = $1 and email = $2
         and exists (select from users m where m.account_id = a.id and m.disabled_at is null)`,
      [accountId, from, to, verifiedAt],
    );
    if (rowCount !== 1) return "stale";
  } catch (error) {
    // Somebody was faster.
    if (error instanceof Error && "code" in error && error.code === uniqueViolation) return "in_use";
    throw error;
  }
  await deleteSessions(tx, accountId, except);
  await deleteReset(tx, accountId);
  await tx.query(
    `delete from coach_invites where lower(email) in (lower($2), lower($3))
       and team_id in (select team_id from users where account_id = $1 and disabled_at is null)`,
    [accountId, from, to],
  );
  return "done";
}

const uniqueViolation = "23505";
