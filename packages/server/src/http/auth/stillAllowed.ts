import { type AnyEndpoint, Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { tokenHash } from "../../security/tokens.ts";
import { findSessions, lockSession, type SignedIn } from "../../store/account/sessions.ts";
import { requireAnalyzer, requireRole } from "./access.ts";
import { otherTeam } from "./openTeam.ts";
import { requireProof, requireSecondFactor } from "./proof.ts";

type Caller = { token: string; user: SignedIn["user"] };

/**
 * Checks the rights of a caller again, in the transaction of the write: its body may have arrived long after its headers.
 * A removal or a change of role takes the same session, so it either waits for the write or is seen by it (T6).
 * @throws Failure "unauthorized", "forbidden", or "conflict" when the session has gone to another club
 */
export async function requireStillAllowed(
  tx: Queryable,
  { access, ...endpoint }: AnyEndpoint,
  { token, user }: Caller,
  now: Date,
): Promise<void> {
  if (access === "public" || access === "source") return;
  const hash = tokenHash(token);
  // Two questions: the second must see what was written while the first waited.
  await lockSession(tx, hash);
  const [found] = await findSessions(tx, [hash]);
  if (!found || found.expires_at <= now) throw new Failure("unauthorized");
  // Otherwise the rights in one club would open another.
  if (found.signedIn.user.id !== user.id) throw otherTeam();
  requireRole(access, found.signedIn);
  requireAnalyzer(endpoint, found.signedIn);
  requireSecondFactor(endpoint, found.signedIn);
  requireProof(endpoint, found.signedIn, now);
}
