import { Failure, sessionLimits } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";
import { batchLoader } from "../../db/batchLoader.ts";
import type { Queryable } from "../../db/pool.ts";
import { newToken, tokenHash } from "../../security/tokens.ts";
import { findSessions, insertSession, type SignedIn, updateSessionSeen } from "../../store/account/sessions.ts";
import { deviceName } from "./device.ts";

const { slidingDays, longestDays, rememberDays } = sessionLimits;
const dayMs = 24 * 60 * 60 * 1000;

/** A session read often is written at most this often: when it was last seen, and until when it now lasts. */
const slideStepMs = 60_000;

export async function createSession(
  db: Queryable,
  userId: number,
  remember: boolean,
  now: Date,
  device: string | null = null,
  bySecondFactor = false,
): Promise<string> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + (remember ? rememberDays : longestDays) * dayMs);
  await insertSession(db, {
    token_hash: tokenHash(token),
    user_id: userId,
    remember,
    created_at: now,
    expires_at: expiry(now, remember, endsAt),
    ends_at: endsAt,
    device,
    second_factor: bySecondFactor,
  });
  return token;
}

/** All that is kept of the User-Agent header. */
export function deviceOfRequest({ headers }: FastifyRequest): string | null {
  return deviceName((headers["user-agent"] ?? "").slice(0, 512))?.slice(0, 100) ?? null;
}

export type RequireSession = (authorization: string | undefined, now: Date) => Promise<SignedIn & { token: string }>;

/**
 * Requests that arrive together are checked with one question, each after it arrived, so a change counts at once.
 * @throws Failure "unauthorized" for a token that is absent, unknown, expired or of a disabled account.
 */
export function sessionGuard(db: Queryable): RequireSession {
  const find = batchLoader((hashes: readonly Buffer[]) => findSessions(db, hashes));
  return async (authorization, now) => {
    const token = tokenOf(authorization);
    if (!token) throw new Failure("unauthorized");
    const hashed = tokenHash(token);
    const found = await find(hashed);
    if (!found || found.expires_at <= now) throw new Failure("unauthorized");
    const next = expiry(now, found.remember, found.ends_at);
    if (now.getTime() - found.seen_at.getTime() >= slideStepMs) await updateSessionSeen(db, hashed, next, now);
    return { ...found.signedIn, token };
  };
}

function expiry(now: Date, remember: boolean, endsAt: Date): Date {
  const idleEnd = now.getTime() + (remember ? rememberDays : slidingDays) * dayMs;
  return new Date(Math.min(idleEnd, endsAt.getTime()));
}

/** `Authorization: Token <token>` (AP-2). */
function tokenOf(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Token ([\w-]{43})$/)?.[1];
}
