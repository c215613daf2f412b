import type { Coach, CoachType } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { deleteReset } from "./oneTimeLinks.ts";
import { deleteSecondFactor } from "./secondFactor.ts";
import { deleteSessions, lockSessionsOf } from "./sessions.ts";

/** Managers first. */
export async function listCoaches(db: Queryable, teamId: number): Promise<Coach[]> {
  const { rows } = await db.query<Coach>(
    `select id, name, email, coach_type from users
     where team_id = $1 and coach_type is not null and disabled_at is null
     order by coach_type = 'manager' desc, name, id`,
    [teamId],
  );
  return rows;
}

export async function updateCoachType(tx: Queryable, teamId: number, userId: number, coachType: CoachType) {
  await lockSessionsOf(tx, userId);
  await tx.query("update users set coach_type = $3 where team_id = $1 and id = $2", [teamId, userId, coachType]);
}

/** Nothing that could let the person in stays: sessions, passkeys, the reset link, invitations to the same address. */
export async function updateCoachDisabled(tx: Queryable, teamId: number, userId: number, now: Date) {
  const { rows } = await tx.query<{ email: string }>(
    "update users set disabled_at = $3 where team_id = $1 and id = $2 returning email",
    [teamId, userId, now],
  );
  await deleteSessions(tx, userId);
  await deleteReset(tx, userId);
  await deleteSecondFactor(tx, userId);
  await tx.query("delete from coach_invites where team_id = $1 and lower(email) = lower($2)", [teamId, rows[0]?.email]);
}
