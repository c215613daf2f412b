import type { Coach } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { deleteReset } from "./oneTimeLinks.ts";
import { deleteSessions } from "./sessions.ts";

export async function updateName(db: Queryable, teamId: number, userId: number, name: string) {
  await db.query("update users set name = $3 where team_id = $1 and id = $2", [teamId, userId, name]);
}

/** Locks a coach of the team who may sign in; undefined when there is none with this id. */
export async function lockCoach(tx: Queryable, teamId: number, userId: number): Promise<Coach | undefined> {
  const { rows } = await tx.query<Coach>(
    `select id, name, email, coach_type from users
     where team_id = $1 and id = $2 and coach_type is not null and disabled_at is null for no key update`,
    [teamId, userId],
  );
  return rows[0];
}

/** Whether anybody else, of whichever club, has the address. */
export async function findAnyOtherAccount(db: Queryable, userId: number, email: string): Promise<boolean> {
  const { rowCount } = await db.query("select from users where lower(email) = lower($2) and id <> $1", [userId, email]);
  return rowCount === 1;
}

type EmailUpdate = {
  from: string;
  to: string;
  /** When a code that was mailed to it came back; null without one. */
  verifiedAt: Date | null;
  /** The session that stays. */
  except?: Buffer;
};

/**
 * Nothing that was handed out before lets anybody in afterwards: the other sessions, the reset link, and the team's
 * invitations to either address end. `stale`: the address is no longer `from`. After `in_use` the transaction must be
 * given up.
 */
export async function updateEmail(
  tx: Queryable,
  teamId: number,
  userId: number,
  { from, to, verifiedAt, except }: EmailUpdate,
): Promise<"done" | "stale" | "in_use"> {
  if (await findAnyOtherAccount(tx, userId, to)) return "in_use";
  try {
    const { rowCount } = await tx.query(
      `update users set email = $4, email_verified_at = $5
       where team_id = $1 and id = $2 and email = $3 and disabled_at is null`,
      [teamId, userId, from, to, verifiedAt],
    );
    if (rowCount !== 1) return "stale";
  } catch (error) {
    // Somebody was faster.
    if (error instanceof Error && "code" in error && error.code === uniqueViolation) return "in_use";
    throw error;
  }
  await deleteSessions(tx, userId, except);
  await deleteReset(tx, userId);
  await tx.query("delete from coach_invites where team_id = $1 and lower(email) in (lower($2), lower($3))", [
    teamId,
    from,
    to,
  ]);
  return "done";
}

const uniqueViolation = "23505";
