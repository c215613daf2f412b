import type { Db } from "../db/pool.ts";
import { createRateLimit } from "./rateLimit.ts";

/**
 * I7. KiB that one coach may send in a minute to endpoints that take large bodies: three of the largest files with their
 * twenty thousand rows. Bytes would not do: what is refused is counted too, and the count is a 32-bit number.
 */
export const createLargeBodies = (db: Db) =>
  createRateLimit(db, {
    name: "large-bodies",
    points: 32 * 1024,
    windowS: 60,
    sentence: (seconds) =>
      `大きなファイルの送信が続いたため、あと${seconds}秒お待ちください。そのあと、もう一度お試しください。`,
  });

export type LargeBodies = ReturnType<typeof createLargeBodies>;
