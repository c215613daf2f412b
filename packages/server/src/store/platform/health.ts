import type { Queryable } from "../../db/pool.ts";

/** The smallest question a database can answer. */
export async function findDatabaseAlive(db: Queryable) {
  await db.query("select 1");
}
