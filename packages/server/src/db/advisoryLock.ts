import pg from "pg";
import { type LockName, lockKey } from "./locks/lockKey.ts";
import type { Db } from "./pool.ts";

/**
 * Waits for the named lock and runs `fn` on the connection that holds it; a dying process lets go of it. This connection
 * has no time limits: a migration may take long, and so may waiting for another server's.
 */
export async function withAdvisoryLock<Result>(
  db: Db,
  name: LockName,
  fn: (held: pg.Client) => Promise<Result>,
): Promise<Result> {
  const held = new pg.Client({
    ...db.options,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  // The query that is running reports it.
  held.on("error", () => {});
  await held.connect();
  try {
    await held.query("select pg_advisory_lock($1, $2)", lockKey(name));
    return await fn(held);
  } finally {
    // Also gives up the lock, and rolls back what was left open.
    await held.end();
  }
}
