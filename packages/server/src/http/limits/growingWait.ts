import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { Db } from "../../db/pool.ts";
import { clocksApartMs, tooMany } from "./rateLimit.ts";
import { createTurns } from "./turns.ts";

type Growing = {
  /** Of the count, in the table. */
  name: string;
  /** Wrong tries within an hour that begin a wait. */
  tries: number;
  /** The first wait; each further one within a day is twice as long. */
  waitS: number;
  longestWaitS: number;
  /** What the person who has to wait reads. */
  sentence: (retryAfterS: number) => string;
};

const hourS = 60 * 60;

/** Counts wrong tries for each key, over all servers: enough of them begin a wait, which grows from time to time. */
export function createGrowingWait(db: Db, { name, tries, waitS, longestWaitS, sentence }: Growing) {
  const table = {
    storeClient: db,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
  };
  const wrong = new RateLimiterPostgres({ ...table, keyPrefix: name, points: tries, duration: hourS });
  const waits = new RateLimiterPostgres({ ...table, keyPrefix: `${name}-waits`, points: 1, duration: 24 * hourS });
  const turns = createTurns();

  const waitOf = (count: number) => Math.min(waitS * 2 ** (count - 1), longestWaitS);

  async function refuseWaiting(key: string): Promise<void> {
    const count = await wrong.get(key);
    if (!count || count.consumedPoints < tries || count.msBeforeNext === 0) return;
    const longestMs = waitOf((await waits.get(key))?.consumedPoints ?? 1) * 1000;
    // One that lasts longer than it can was begun before the clock was set back: it is forgotten.
    if (count.msBeforeNext <= longestMs + clocksApartMs) throw tooMany(count, sentence);
    await wrong.delete(key);
  }

  async function countOne(key: string): Promise<void> {
    const { consumedPoints } = await wrong.penalty(key);
    if (consumedPoints < tries) return;
    const before = await waits.penalty(key);
    await wrong.block(key, waitOf(before.consumedPoints));
  }

  return {
    /**
     * Runs `attempt` and counts it when it gives false. Attempts of one key run one after the other, so that of many sent
     * at once no more are wrong than of those sent in turn; one that throws is not counted.
     * @throws Failure "rate_limited" with the seconds to wait, without running it
     */
    countWrong(key: string, attempt: () => Promise<boolean>): Promise<boolean> {
      return turns.take([key], async () => {
        await refuseWaiting(key);
        const isRight = await attempt();
        if (!isRight) await countOne(key);
        return isRight;
      });
    },
    async clear(key: string) {
      await Promise.all([wrong.delete(key), waits.delete(key)]);
    },
  };
}
