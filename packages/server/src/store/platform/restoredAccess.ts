import type { Queryable } from "../../db/pool.ts";

/**
 * What would let somebody in after a restore although it was ended since: sessions, sign-ins under way, and the links of
 * new passwords, invitations and the set-up. Returns how many there were.
 */
export async function deleteRestoredAccess(db: Queryable): Promise<{ sessions: number; links: number }> {
  const { rowCount: sessions } = await db.query("delete from sessions");
  let links = 0;
  for (const table of ["password_resets", "coach_invites", "setup_code", "passkey_challenges", "sign_in_tickets"]) {
    links += (await db.query(`delete from ${table}`)).rowCount ?? 0;
  }
  return { sessions: sessions ?? 0, links };
}

/**
 * Mails that wait are given up, since most were sent after the backup was made. A family's counts as not sent, without a
 * reason, so that a coach may send it again; no address refused it, so none is kept. Returns how many there were.
 */
export async function updateWaitingMailsFailed(db: Queryable): Promise<number> {
  const { rowCount } = await db.query("update outbox set failed_at = now() where failed_at is null");
  await db.query(
    "update notice_mails set state = 'failed', ended_at = now(), recipient = null where state = 'waiting'",
  );
  return rowCount ?? 0;
}
