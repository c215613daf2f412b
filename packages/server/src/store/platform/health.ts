import type { Queryable } from "../../db/pool.ts";

/** The smallest question a database can answer. */
export async function touchDatabase(db: Queryable) {
  await db.query("select 1");
}
