import { createHash } from "node:crypto";
import { Failure } from "@kyuseki/domain";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../../db/pool.ts";

type Limit = {
  /** Of the count, in the table. */
  name: string;
  points: number;
  windowS: number;
  /** What the person who has to wait reads. */
  sentence: (retryAfterS: number) => string;
};

/** At most `points` in `windowS` seconds for each key, over all servers, counted before the work is done. */
export function createRateLimit(db: Db, { name, points, windowS, sentence }: Limit) {
  const limiter = new RateLimiterPostgres({
    storeClient: db,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    points,
    duration: windowS,
  });

  return {
    /** @throws Failure "rate_limited" with the seconds to wait */
    async count(...keys: readonly string[]) {
      for (const key of keys) await consumePoints(limiter, key, 1, sentence);
    },
    /** `points` at once, of what differs in weight. @throws Failure "rate_limited" with the seconds to wait */
    consume: (key: string, weight: number) => consumePoints(limiter, key, weight, sentence),
    /** Gives the points back after a success. */
    async reward(...keys: readonly string[]) {
      for (const key of keys) await limiter.reward(key);
    },
  };
}

async function consumePoints(limiter: RateLimiterPostgres, key: string, weight: number, sentence: Limit["sentence"]) {
  try {
    await limiter.consume(key, weight);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    const retryAfterS = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    throw new Failure("rate_limited", { retryAfterS, message: sentence(retryAfterS) });
  }
}

/** Hashed: a key has at most 255 characters in the table, and e-mail addresses do not belong there. */
export const accountKey = (email: string) => `account:${hashed(email.normalize("NFKC").trim().toLowerCase())}`;
export const addressKey = (address: string) => `address:${hashed(network(address))}`;
export const userKey = (id: number) => `user:${id}`;
export const joinCodeKey = (code: string) => `code:${hashed(code)}`;

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
