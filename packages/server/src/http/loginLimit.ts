import { createHash } from "node:crypto";
import { Failure } from "@kyuseki/domain";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../db/pool.ts";

const failures = 10;
const windowS = 3 * 60;

/** S7: ten failures in three minutes for an account and for an address, counted before the password is looked at. */
export function createLoginLimit(db: Db) {
  const limiter = new RateLimiterPostgres({
    storeClient: db,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: "login",
    points: failures,
    duration: windowS,
  });

  return {
    /** @throws Failure "rate_limited" with the seconds to wait */
    async count(email: string, address: string) {
      for (const key of keysOf(email, address)) await consume(limiter, key);
    },
    /** A good sign-in takes its own count back. */
    async forgive(email: string, address: string) {
      for (const key of keysOf(email, address)) await limiter.reward(key);
    },
  };
}

export type LoginLimit = ReturnType<typeof createLoginLimit>;

async function consume(limiter: RateLimiterPostgres, key: string) {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfterS = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new Failure("rate_limited", {
      retryAfterS,
      message: `ログインの失敗が続いたため、あと${retryAfterS}秒お待ちください。そのあと、もう一度お試しください。`,
    });
  }
}

/** Hashed: a key has at most 255 characters in the table, and e-mail addresses do not belong there. */
function keysOf(email: string, address: string): string[] {
  const account = email.normalize("NFKC").trim().toLowerCase();
  return [`address:${hashed(network(address))}`, `account:${hashed(account)}`];
}

const hashed = (text: string) => createHash("sha256").update(text).digest("base64url");

/** One IPv6 line holds 2^64 addresses, so its first four groups count as one. */
function network(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!mapped.includes(":")) return mapped;
  const [head = "", tail] = mapped.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
