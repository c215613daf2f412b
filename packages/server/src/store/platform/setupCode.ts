import type { Queryable } from "../../db/pool.ts";
import type { StoredLink } from "../account/oneTimeLinks.ts";

/** Replaces the earlier code, which no longer works. */
export async function upsertSetupCode(db: Queryable, { code_hash, expires_at }: StoredLink) {
  await db.query(
    `insert into setup_code (code_hash, expires_at) values ($1, $2)
     on conflict (single) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
    [code_hash, expires_at],
  );
}

/** Until when a code works that was printed earlier; undefined when there is none. */
export async function findSetupExpiry(db: Queryable, now: Date): Promise<Date | undefined> {
  const { rows } = await db.query<StoredLink>("select expires_at from setup_code where expires_at > $1", [now]);
  return rows[0]?.expires_at;
}

/** Until when this code works; undefined for a wrong or expired one. */
export async function findSetupCode(db: Queryable, codeHash: Buffer, now: Date): Promise<Date | undefined> {
  const { rows } = await db.query<StoredLink>(
    "select expires_at from setup_code where code_hash = $1 and expires_at > $2",
    [codeHash, now],
  );
  return rows[0]?.expires_at;
}

/** Uses the code up; false when it is wrong, expired or already used. Of two at once, one gets true. */
export async function deleteSetupCode(tx: Queryable, codeHash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query("delete from setup_code where code_hash = $1 and expires_at > $2", [
    codeHash,
    now,
  ]);
  return rowCount === 1;
}
