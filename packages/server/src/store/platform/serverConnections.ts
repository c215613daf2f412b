import { type Queryable, serverName } from "../../db/pool.ts";

/** Connections that servers hold to this database now; one that nobody has asked for ten seconds may hold none. */
export async function countServerConnections(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "select count(*) from pg_stat_activity where datname = current_database() and application_name = $1",
    [serverName],
  );
  return rows[0]?.count ?? 0;
}
