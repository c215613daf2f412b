import type { Queryable } from "../pool.ts";
import { lockKey } from "./lockKey.ts";

/** No backup begins before the end of this transaction; false while one is being made. */
export async function lockBackupsOut(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.query<{ held: boolean }>(
    "select pg_try_advisory_xact_lock_shared($1, $2) as held",
    lockKey("backup"),
  );
  return rows[0]?.held === true;
}
