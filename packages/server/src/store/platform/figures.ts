import type { Queryable } from "../../db/pool.ts";

export type PlatformFigures = {
  outbox: number;
  /** Seconds since the oldest mail that waits was written; 0 without one. */
  outbox_age_s: number;
  outbox_failed: number;
  sessions: number;
};

/** What is watched from outside. Nothing of it is about a person. */
export async function countFigures(db: Queryable, now: Date): Promise<PlatformFigures | undefined> {
  const { rows } = await db.query<PlatformFigures>(
    `select count(*) filter (where failed_at is null) as outbox,
       greatest(extract(epoch from $1 - min(created_at) filter (where failed_at is null)), 0)::float as outbox_age_s,
       count(*) filter (where failed_at is not null) as outbox_failed,
       (select count(*) from sessions where expires_at > $1) as sessions
     from outbox`,
    [now],
  );
  return rows[0];
}
