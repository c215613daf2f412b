import { createHash } from "node:crypto";
import { Failure } from "@kyuseki/domain";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { batchLoader } from "../../db/batchLoader.ts";
import type { Db } from "../../db/pool.ts";
import { createTurns } from "./turns.ts";

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

  /** A count that lasts longer than any can was begun before the clock was set back: it is forgotten. */
  const isFromLater = ({ msBeforeNext }: RateLimiterRes) => msBeforeNext > windowS * 1000 + clocksApartMs;

  async function consume(key: string, weight: number): Promise<void> {
    const count = await consumed(key, weight);
    if (count.consumedPoints > points) throw tooMany(count, sentence);
  }

  /** Also of what is too much. */
  async function consumed(key: string, weight: number): Promise<RateLimiterRes> {
    const count = await limiter.consume(key, weight).catch((rejection: unknown) => {
      if (rejection instanceof RateLimiterRes) return rejection;
      throw rejection;
    });
    if (count.consumedPoints <= points || !isFromLater(count)) return count;
    await limiter.delete(key);
    return consumed(key, weight);
  }

  const lines = new Map<string, { join: () => Promise<RateLimiterRes | null | undefined>; length: number }>();

  /**
   * Those of one key that come in while one is counted are one write after it; as many of them pass as would have one after
   * the other.
   */
  async function countOne(key: string): Promise<void> {
    const line = lines.get(key) ?? lineOf(key);
    lines.set(key, line);
    line.length += 1;
    try {
      const refused = await line.join();
      if (refused) throw tooMany(refused, sentence);
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  }

  function lineOf(key: string) {
    const load = batchLoader(async ({ length }: readonly null[]) => {
      const count = await consumed(key, length);
      const before = count.consumedPoints - length;
      return Array.from({ length }, (_, place) => (before + place < points ? null : count));
    });
    return { join: () => load(null), length: 0 };
  }

  async function refuseSpent(key: string): Promise<void> {
    const count = await limiter.get(key);
    if (!count || count.consumedPoints < points || count.msBeforeNext === 0) return;
    if (!isFromLater(count)) throw tooMany(count, sentence);
    await limiter.delete(key);
  }

  const turns = createTurns();

  return {
    /** @throws Failure "rate_limited" with the seconds to wait */
    async count(...keys: readonly string[]) {
      for (const key of keys) await countOne(key);
    },
    /**
     * Runs `attempt` and counts it for each key when it gives false. Attempts of one key run one after the other, so that
     * of many sent at once no more are wrong than of those sent in turn; one that throws is not counted.
     * @throws Failure "rate_limited" with the seconds to wait, without running it
     */
    countWrong(keys: readonly string[], attempt: () => Promise<boolean>): Promise<boolean> {
      return turns.take(keys, async () => {
        for (const key of keys) await refuseSpent(key);
        const isRight = await attempt();
        if (!isRight) for (const key of keys) await limiter.penalty(key);
        return isRight;
      });
    },
    /** `points` at once, of what differs in weight. @throws Failure "rate_limited" with the seconds to wait */
    consume,
    /** Gives the points back after a success. */
    async reward(...keys: readonly string[]) {
      for (const key of keys) await limiter.reward(key);
    },
  };
}

/** How far the clocks of several servers may be apart. */
export const clocksApartMs = 5000;

export function tooMany({ msBeforeNext }: RateLimiterRes, sentence: Limit["sentence"]) {
  const retryAfterS = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Failure("rate_limited", { retryAfterS, message: sentence(retryAfterS) });
}

/** Hashed: a key has at most 255 characters in the table, and e-mail addresses do not belong there. */
export const accountKey = (email: string) => `account:${hashed(normalized(email))}`;
/** One account from one address. */
export const pairKey = (email: string, address: string) => `pair:${hashed(`${normalized(email)} ${network(address)}`)}`;
export const addressKey = (address: string) => `address:${hashed(network(address))}`;
export const deviceKey = (id: string) => `device:${hashed(id)}`;
export const userKey = (id: number) => `user:${id}`;
/** The code of an invitation, or of a team. */
export const codeKey = (code: string) => `code:${hashed(code)}`;

const normalized = (email: string) => email.normalize("NFKC").trim().toLowerCase();
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
