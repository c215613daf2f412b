import { inTransaction } from "../../db/pool.ts";
import { secondFactorRemovedMail } from "../../notify/accountMail.ts";
import { deleteSessions } from "../../store/account/accountSessions.ts";
import { listCoaches } from "../../store/account/coaches.ts";
import { lockCoach } from "../../store/account/identity.ts";
import { deleteSecondFactor } from "../../store/account/secondFactor.ts";
import { insertMail } from "../../store/platform/outbox.ts";
import { insertAudit } from "../../store/privacy/audit.ts";
import { listClubs } from "../../store/team/clubs.ts";
import type { ClubCommand } from "./clubCommand.ts";
import { byOperator, type CommandContext, noClub } from "./commandContext.ts";

type RemovePasskeys = Extract<ClubCommand, { managerEmail: string; id: number }>;

/** For a manager who has lost every passkey and recovery code, where no other manager can help. Returns the lines to print. */
export async function removePasskeys(
  { id, managerEmail, json }: RemovePasskeys,
  { db, now, mails }: CommandContext,
): Promise<string[]> {
  const removed = await inTransaction(db, async (tx) => {
    const club = (await listClubs(tx)).find(({ team_id }) => team_id === id);
    if (!club) throw noClub(id);
    const coach = (await listCoaches(tx, id)).find(({ email }) => email.toLowerCase() === managerEmail.toLowerCase());
    if (!coach) throw new Error(`Club ${id} has no coach with the address ${managerEmail}.`);
    const account = await lockCoach(tx, id, coach.id);
    if (!account) throw new Error(`Club ${id} has no coach with the address ${managerEmail}.`);
    const passkeys = await deleteSecondFactor(tx, account.account_id);
    await deleteSessions(tx, account.account_id);
    const line = { ...byOperator(now), details: [`user:${coach.id}`] };
    await insertAudit(tx, id, { ...line, action: "second_factor_removed" });
    const mail = secondFactorRemovedMail({ to: coach.email, teamName: club.name });
    if (mails) await insertMail(tx, { ...mail, teamId: id }, now);
    return passkeys;
  });
  if (json) return [JSON.stringify({ team_id: id, removed })];
  return [
    `${removed} passkeys of ${managerEmail} are removed, and that person is signed out everywhere.`,
    "The password alone lets them in now; where the club requires a passkey, the page asks for a new one first.",
  ];
}
