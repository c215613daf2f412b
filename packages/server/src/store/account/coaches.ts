import type { Coach, CoachType } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { deleteCoachFeeds } from "../events/feeds.ts";
import { deleteSessions } from "./accountSessions.ts";
import { lockCoach } from "./identity.ts";
import { findAnyMembership, findMembershipToOpen } from "./memberships.ts";
import { deleteReset } from "./oneTimeLinks.ts";
import { deleteSecondFactor } from "./secondFactor.ts";
import { lockSessionsOf, updateSessionsMoved } from "./sessions.ts";

/** Managers first. */
export async function listCoaches(db: Queryable, teamId: number): Promise<Coach[]> {
  const [coaches = []] = await listCoachesOf(db, [teamId]);
  return coaches;
}

/** The same of several teams, in their order. */
export async function listCoachesOf(db: Queryable, teamIds: readonly number[]): Promise<Coach[][]> {
  const { rows } = await db.query<Coach & { team_id: number }>({
    name: "coaches",
    text: `select u.team_id, u.id, u.name, a.email, u.coach_type from users u join users a on a.id = u.account_id
           where u.team_id = any($1) and u.coach_type is not null and u.disabled_at is null
           order by u.coach_type = 'manager' desc, u.name, u.id`,
    values: [teamIds],
  });
  const byTeam = Map.groupBy(rows, ({ team_id }) => team_id);
  return teamIds.map((teamId) => (byTeam.get(teamId) ?? []).map(({ team_id: _, ...coach }) => coach));
}

export async function updateCoachType(tx: Queryable, teamId: number, userId: number, coachType: CoachType) {
  await lockSessionsOf(tx, userId);
  await tx.query("update users set coach_type = $3 where team_id = $1 and id = $2", [teamId, userId, coachType]);
}

/**
 * Ends a person's membership of the team. Their sessions go on in another club of theirs; after the last membership
 * nothing that could let the person in stays: sessions, passkeys, the reset link. Invitations of the team to the same
 * address and the calendar feed end either way.
 */
export async function updateCoachDisabled(tx: Queryable, teamId: number, userId: number, now: Date) {
  await lockSessionsOf(tx, userId);
  const account = await lockCoach(tx, teamId, userId);
  if (!account) return;
  await tx.query("update users set disabled_at = $3 where team_id = $1 and id = $2", [teamId, userId, now]);
  const next = await findMembershipToOpen(tx, account.account_id);
  if (next) await updateSessionsMoved(tx, userId, next.id);
  else await deleteSessions(tx, account.account_id);
  if (!(await findAnyMembership(tx, account.account_id))) {
    await deleteReset(tx, account.account_id);
    await deleteSecondFactor(tx, account.account_id);
  }
  await deleteCoachFeeds(tx, teamId, userId);
  await tx.query("delete from coach_invites where team_id = $1 and lower(email) = lower($2)", [teamId, account.email]);
}
