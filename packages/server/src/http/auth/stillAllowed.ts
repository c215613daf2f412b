import { type AnyEndpoint, Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { tokenHash } from "../../security/tokens.ts";
import { findSessions, lockSession } from "../../store/account/sessions.ts";
import { requireAnalyzer, requireRole } from "./access.ts";
import { requireProof, requireSecondFactor } from "./proof.ts";

/**
 * Checks the rights of a caller again, in the transaction of the write: its body may have arrived long after its headers.
 * A removal or a change of role takes the same session, so it either waits for the write or is seen by it (T6).
 * @throws Failure "unauthorized" or "forbidden"
 */
export async function requireStillAllowed(
  tx: Queryable,
  { access, ...endpoint }: AnyEndpoint,
  token: string,
  now: Date,
): Promise<void> {
  if (access === "public" || access === "source") return;
  const hash = tokenHash(token);
  // Two questions: the second must see what was written while the first waited.
  await lockSession(tx, hash);
  const [found] = await findSessions(tx, [hash]);
  if (!found || found.expires_at <= now) throw new Failure("unauthorized");
  requireRole(access, found.signedIn);
  requireAnalyzer(endpoint, found.signedIn);
  requireSecondFactor(endpoint, found.signedIn);
  requireProof(endpoint, found.signedIn, now);
}
