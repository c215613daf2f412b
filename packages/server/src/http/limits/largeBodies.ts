import { type AnyEndpoint, waitingTime } from "@kyuseki/domain";
import type { Db } from "../../db/pool.ts";
import { fastifyOptions } from "../requests/fastifyOptions.ts";
import { createRateLimit, userKey } from "./rateLimit.ts";

/** Bytes that an endpoint takes at most, where those are more than others take; 0 where they are not. */
export function largestBody({ bodyMax = 0, bytes }: AnyEndpoint): number {
  const most = Math.max(bodyMax, bytes?.max ?? 0);
  return most > fastifyOptions.bodyLimit ? most : 0;
}

/**
 * Counts what one coach sends to endpoints that take large bodies, `bytes` at a time: 24 MiB a minute, two of the
 * largest files with their twenty thousand rows, and no more than 64 bodies of any size (I7).
 */
export function createLargeBodies(db: Db) {
  const limit = createRateLimit(db, {
    name: "large-bodies",
    // KiB: what is refused is counted too, and the count is a 32-bit number.
    points: 24 * 1024,
    windowS: 60,
    sentence: (seconds) =>
      `大きなファイルの送信が続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`,
  });
  /** @throws Failure "rate_limited" with the seconds to wait */
  return (userId: number, bytes: number) => limit.consume(userKey(userId), Math.max(leastKiB, Math.ceil(bytes / 1024)));
}

const leastKiB = 384;

export type CountLargeBody = ReturnType<typeof createLargeBodies>;
