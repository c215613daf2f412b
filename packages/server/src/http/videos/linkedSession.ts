import { Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { findSessions } from "../../store/account/sessions.ts";
import { findSecret } from "../../store/platform/serverSecrets.ts";
import { requireRole } from "../auth/access.ts";
import { requireSecondFactor } from "../auth/proof.ts";
import { isValidVideoKey, sessionOfKey, type VideoTarget } from "./videoLinks.ts";

/**
 * The coach whose session the key in an address was made for, and what the key opens.
 * @throws Failure "unauthorized" unless the session lives, "forbidden" where the club asks more of it
 */
export async function requireLinkedSession(db: Queryable, text: string, now: Date) {
  const key = sessionOfKey(text);
  const secret = await findSecret(db, "film-links");
  if (!key || !secret) throw new Failure("unauthorized");
  const [found] = await findSessions(db, [key.session]);
  if (!found || found.expires_at <= now) throw new Failure("unauthorized");
  requireRole("coach", found.signedIn);
  requireSecondFactor({}, found.signedIn);
  return { signedIn: found.signedIn, opens: (linked: VideoTarget) => isValidVideoKey(secret, key, linked) };
}
