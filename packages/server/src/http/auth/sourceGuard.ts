import { Failure, waitingTime } from "@kyuseki/domain";
import type { Db } from "../../db/pool.ts";
import { sourceKeyHash } from "../../security/sourceKeys.ts";
import { findSource, type Source, updateIngestKeyUsed } from "../../store/ingest/sources.ts";
import { addressKey, createRateLimit } from "../limits/rateLimit.ts";

/** Written at most this often: when a key was last used. */
const usedStepMs = 60_000;

export type RequireSource = (authorization: string | undefined, address: string, now: Date) => Promise<Source>;

/**
 * @throws Failure "unauthorized" for a key that is absent, unknown or revoked, "rate_limited" after too many of those
 *   from one address, or too many calls with one key
 */
export function sourceGuard(db: Db): RequireSource {
  const misses = createRateLimit(db, { name: "ingest-miss", points: 30, windowS: 10 * 60, sentence: wait });
  const calls = createRateLimit(db, { name: "ingest", points: 600, windowS: 60, sentence: wait });

  return async (authorization, address, now) => {
    const key = keyOf(authorization);
    const source = key && (await findSource(db, sourceKeyHash(key)));
    if (!source) {
      await misses.count(addressKey(address));
      throw new Failure("unauthorized", { message: "APIキーが正しくないか、取り消されています。" });
    }
    await calls.count(`key:${source.key_id}`);
    const { key_id, last_used_at } = source;
    if (!last_used_at || now.getTime() - last_used_at.getTime() >= usedStepMs)
      await updateIngestKeyUsed(db, key_id, now);
    return { key_id, source: source.source };
  };
}

const wait = (seconds: number) => `送信が続いたため、あと${waitingTime(seconds)}お待ちください。`;

/** Reads a Bearer token (RFC 6750); sessions use the scheme `Token`. */
function keyOf(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer (kyuseki_[\w-]{43})$/)?.[1];
}
