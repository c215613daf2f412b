import { accountLimits } from "@kyuseki/domain";
import { inTransaction, type Tx } from "../../db/pool.ts";
import { inviteMail, resetMail } from "../../notify/accountMail.ts";
import { newLink } from "../../security/oneTimeLink.ts";
import { listCoaches } from "../../store/account/coaches.ts";
import { upsertCoachReset, upsertInvite } from "../../store/account/oneTimeLinks.ts";
import { insertMail } from "../../store/platform/outbox.ts";
import { insertAudit } from "../../store/privacy/audit.ts";
import { type Club, listClubs } from "../../store/team/clubs.ts";
import type { ClubCommand } from "./clubCommand.ts";
import { byOperator, type CommandContext, noClub } from "./commandContext.ts";

type Invite = Extract<ClubCommand, { managerEmail: string; id: number }>;

/** For a club whose managers cannot get in: a coach's new password, or a new manager. Returns the lines to print. */
export async function inviteManager({ id, managerEmail, json }: Invite, context: CommandContext): Promise<string[]> {
  const { kind, url, expiresAt } = await inTransaction(context.db, async (tx) => {
    const club = (await listClubs(tx)).find(({ team_id }) => team_id === id);
    if (!club) throw noClub(id);
    if (club.closed_at)
      throw new Error(`Club ${id} is closed. "npm run club -- reopen ${id}" lets its people in first.`);
    const coach = (await listCoaches(tx, id)).find(({ email }) => email.toLowerCase() === managerEmail.toLowerCase());
    if (coach) return resetLink(tx, club, coach, context);
    return invitation(tx, club, managerEmail, context);
  });
  if (json) return [JSON.stringify({ team_id: id, [`${kind}_url`]: url, expires_at: expiresAt.toISOString() })];
  const sentence =
    kind === "reset"
      ? `The coach sets a new password with this link within ${accountLimits.resetLinkHours} hours, once:`
      : `A new manager registers with this link within ${accountLimits.inviteDays} days, once:`;
  return [sentence, url];
}

async function resetLink(
  tx: Tx,
  club: Club,
  coach: { id: number; email: string },
  { now, origin, mails }: CommandContext,
) {
  const { code, stored } = newLink(now, accountLimits.resetLinkHours);
  const url = `${origin}/password-reset#${code}`;
  await upsertCoachReset(tx, club.team_id, coach.id, stored);
  await insertAudit(tx, club.team_id, {
    ...byOperator(now),
    action: "reset_link_issued",
    details: [`user:${coach.id}`],
  });
  const mail = resetMail({ to: coach.email, url, expiresAt: stored.expires_at });
  if (mails) await insertMail(tx, { ...mail, teamId: club.team_id }, now);
  return { kind: "reset", url, expiresAt: stored.expires_at };
}

async function invitation(tx: Tx, club: Club, email: string, { now, origin, mails }: CommandContext) {
  const { code, stored } = newLink(now, accountLimits.inviteDays * 24);
  const url = `${origin}/invite#${code}`;
  await upsertInvite(tx, club.team_id, { coach_type: "manager", email, ...stored }, now);
  await insertAudit(tx, club.team_id, { ...byOperator(now), action: "coach_invited", details: ["manager"] });
  const mail = inviteMail({ to: email, url, expiresAt: stored.expires_at, teamName: club.name });
  if (mails) await insertMail(tx, { ...mail, teamId: club.team_id }, now);
  return { kind: "invite", url, expiresAt: stored.expires_at };
}
