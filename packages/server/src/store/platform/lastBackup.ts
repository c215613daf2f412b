import type { Queryable } from "../../db/pool.ts";

export type LastBackup = {
  made_at: Date;
  /** YYYY-MM-DD: the night of the last nightly one. */
  night: string | null;
};

/** undefined before the first backup. */
export async function findLastBackup(db: Queryable): Promise<LastBackup | undefined> {
  const { rows } = await db.query<LastBackup>("select made_at, night from last_backup");
  return rows[0];
}

/** @param night YYYY-MM-DD of a nightly one; one made by hand leaves it as it is */
export async function upsertLastBackup(db: Queryable, madeAt: Date, night: string | null) {
  await db.query(
    `insert into last_backup (made_at, night) values ($1, $2) on conflict (single) do update
     set made_at = excluded.made_at, night = coalesce(excluded.night, last_backup.night)`,
    [madeAt, night],
  );
}

export async function deleteLastBackup(db: Queryable) {
  await db.query("delete from last_backup");
}
