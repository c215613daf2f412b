import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/pool.ts";
import { addressKey, createRateLimit } from "../limits/rateLimit.ts";

/** KiB that are stored of one address in an hour, and of all in a day. */
const storedKiB = { ofAddress: 16 * 1024, ofAll: 256 * 1024 };
/** Each request weighs this at least: at most 4,096 rows of an address in an hour, 65,536 of all in a day. */
const leastKiB = 4;

/**
 * Bounds what strangers make the database store (R8). Counted before the body is read, by what it says it sends; one that
 * does not say counts as the largest. What an address may no longer send uses up nothing of the others' day.
 */
export function createStoredLimit(db: Db) {
  const sentence = () => "記録の送信が多すぎるため、しばらく受け付けられません。";
  const limitOf = (name: string, points: number, windowS: number) =>
    createRateLimit(db, { name, points, windowS, sentence });
  const ofAddress = limitOf("analytics-bytes", storedKiB.ofAddress, 60 * 60);
  const ofAll = limitOf("analytics-day", storedKiB.ofAll, 24 * 60 * 60);

  /** @throws Failure "rate_limited" with the seconds to wait */
  return async ({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">, most: number) => {
    const weight = Math.max(leastKiB, Math.ceil(Math.min(Number(headers["content-length"] ?? most), most) / 1024));
    await ofAddress.consume(addressKey(ip), weight);
    await ofAll.consume("all", weight);
  };
}
