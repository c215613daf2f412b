import type { Queryable } from "../../db/pool.ts";
import type { StoredSession } from "./sessions.ts";

type OwnSession = { id: number; current: boolean; device: string | null; created_at: Date } & Pick<
  StoredSession,
  "remember" | "seen_at"
>;

const ofAccount = "user_id in (select id from users where account_id = $1)";

/** Of an account, in whichever club. The one asking first, then the last seen; as many as can be ended with one call. */
export async function listSessions(db: Queryable, accountId: number, asking: Buffer, now: Date): Promise<OwnSession[]> {
  const { rows } = await db.query<OwnSession>(
    `select id, token_hash = $2 as current, remember, device, created_at, seen_at
     from sessions where ${ofAccount} and expires_at > $3 order by current desc, seen_at desc, id desc limit 100`,
    [accountId, asking, now],
  );
  return rows;
}

/** Returns how many there were. */
export async function deleteSessionsByIds(db: Queryable, accountId: number, ids: readonly number[]): Promise<number> {
  const { rowCount } = await db.query(`delete from sessions where ${ofAccount} and id = any($2::bigint[])`, [
    accountId,
    ids,
  ]);
  return rowCount ?? 0;
}

/**
 * Every session of an account but `except`, or without exception, and the sign-ins that wait for their second step.
 * Returns how many sessions there were.
 */
export async function deleteSessions(db: Queryable, accountId: number, except?: Buffer): Promise<number> {
  const { rowCount } = await db.query(
    `delete from sessions where ${ofAccount} and ($2::bytea is null or token_hash <> $2)`,
    [accountId, except],
  );
  await db.query("delete from sign_in_tickets where user_id = $1", [accountId]);
  return rowCount ?? 0;
}
