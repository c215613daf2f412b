import type { Queryable } from "../../db/pool.ts";

export type AnalyticsEvents = {
  kind: "track" | "engage" | "groups" | "record";
  content_type: string;
  /** Without its question mark. */
  query: string;
  body: Buffer;
};

/** False, and nothing is stored, when the table has reached `mostBytes` on disk. */
export async function insertEvents(
  db: Queryable,
  { kind, content_type, query, body }: AnalyticsEvents,
  now: Date,
  mostBytes: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into analytics_events (kind, received_at, content_type, query, body)
     select $1, $2, $3, $4, $5 where pg_total_relation_size('analytics_events') < $6::bigint`,
    [kind, now, content_type, query, body, mostBytes],
  );
  return rowCount === 1;
}

/** A few at a time, leaving alone what another call is holding. */
export async function deleteOldEvents(db: Queryable, olderThan: Date) {
  await db.query(
    `delete from analytics_events where id in (
       select id from analytics_events where received_at < $1
       order by received_at limit 500 for update skip locked)`,
    [olderThan],
  );
}
