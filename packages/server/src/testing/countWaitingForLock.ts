import type { Queryable } from "../db/pool.ts";

/** How many of this database's connections wait for a lock that another one holds. */
export async function countWaitingForLock(db: Queryable): Promise<number | null> {
  const { rowCount } = await db.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount;
}
