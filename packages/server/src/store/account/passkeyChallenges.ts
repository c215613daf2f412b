import type { Queryable } from "../../db/pool.ts";
import { findMembershipToOpen } from "./memberships.ts";

/** What a challenge may be answered for: making a passkey, signing in by it, the second step, a proof. */
export type ChallengePurpose = "register" | "sign_in" | "second_step" | "proof";
/** `user_id`: the account; null while nobody knows who signs in. */
export type ChallengeUse = { purpose: ChallengePurpose; user_id: number | null };

export async function insertChallenge(db: Queryable, challenge: Buffer, use: ChallengeUse, expiresAt: Date) {
  await db.query("insert into passkey_challenges (challenge, purpose, user_id, expires_at) values ($1, $2, $3, $4)", [
    challenge,
    use.purpose,
    use.user_id,
    expiresAt,
  ]);
}

/** Uses it up. False when it was used, is past its time, or was given to somebody else or for something else. */
export async function deleteChallenge(db: Queryable, challenge: Buffer, use: ChallengeUse, now: Date) {
  const { rowCount } = await db.query(
    `delete from passkey_challenges
     where challenge = $1 and purpose = $2 and user_id is not distinct from $3 and expires_at > $4`,
    [challenge, use.purpose, use.user_id, now],
  );
  return rowCount === 1;
}

/** `user_id`: the account. */
type Ticket = { ticket_hash: Buffer; user_id: number; remember: boolean; expires_at: Date };

export async function insertTicket(db: Queryable, ticket: Ticket) {
  await db.query("insert into sign_in_tickets (ticket_hash, user_id, remember, expires_at) values ($1, $2, $3, $4)", [
    ticket.ticket_hash,
    ticket.user_id,
    ticket.remember,
    ticket.expires_at,
  ]);
}

/** undefined when it is past its time, was used, or its person may no longer sign in. */
export async function findTicket(db: Queryable, ticketHash: Buffer, now: Date) {
  const { rows } = await db.query<{ account_id: number; email: string; remember: boolean }>(
    `select s.user_id as account_id, u.email, s.remember from sign_in_tickets s join users u on u.id = s.user_id
     where s.ticket_hash = $1 and s.expires_at > $2`,
    [ticketHash, now],
  );
  const [ticket] = rows;
  const membership = ticket && (await findMembershipToOpen(db, ticket.account_id));
  return membership && { ...ticket, membership };
}

/** Uses it up; false when another call was faster. */
export async function deleteTicket(tx: Queryable, ticketHash: Buffer): Promise<boolean> {
  const { rowCount } = await tx.query("delete from sign_in_tickets where ticket_hash = $1", [ticketHash]);
  return rowCount === 1;
}
