import type { Queryable } from "../../db/pool.ts";

/** Some of the events that ended before `before`, with their answers; returns how many. */
export async function deleteOldEvents(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from events where (team_id, id) in (
       select team_id, id from events where ends_at < $1 limit 50 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}

/** Some of the provider's events that ended before `before`, with who attended; returns how many. */
export async function deleteOldProviderEvents(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from provider_events where id in (
       select id from provider_events where ends_at < $1 limit 20 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}

/** Some of the calendars' addresses that were revoked before `before`, or of a school year before it; returns how many. */
export async function deleteRevokedFeeds(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from calendar_feeds where token_hash in (
       select token_hash from calendar_feeds
       where revoked_at < $1 or (family_id is not null and created_at < $1::timestamptz - interval '15 months')
       limit 1000 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}
