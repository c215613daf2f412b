import type { CoachType } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import { type Db, inTransaction, type Tx } from "../../db/pool.ts";
import { insertAudit, upsertFailedSignIn } from "../../store/privacy/audit.ts";
import { deviceOfRequest } from "./sessions.ts";

type Account = { id: number; team_id: number; coach_type: CoachType | null };

/** The line of a sign-in (P5). The log is of coaches: who is none leaves no line. */
export async function auditSignIn(tx: Tx, account: Account, request: FastifyRequest, now: Date) {
  if (account.coach_type === null) return;
  const { id: userId, team_id } = account;
  const device = deviceOfRequest(request);
  await insertAudit(tx, team_id, { at: now, userId, device, action: "signed_in", memberIds: [], details: [] });
}

/**
 * Counts a failed sign-in. For an unknown address (null) the same is asked, and nothing waits for the disk, so that timing
 * tells nothing (S8).
 */
export function auditFailedSignIn(db: Db, userId: number | null, request: FastifyRequest, now: Date) {
  return inTransaction(db, async (tx) => {
    await tx.query("set local synchronous_commit = off");
    await upsertFailedSignIn(tx, { at: now, userId, device: deviceOfRequest(request) });
  });
}
