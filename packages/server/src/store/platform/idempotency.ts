import type { Queryable } from "../../db/pool.ts";

export type IdempotentCall = { user_id: number; key: string; endpoint: string; request_hash: Buffer };
export type StoredAnswer = { endpoint: string; request_hash: Buffer; status: number; body: string };

/** True for the first call with this key. A concurrent one waits until the first has committed or failed. */
export async function insertIdempotencyKey(tx: Queryable, call: IdempotentCall, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into idempotency_keys (user_id, key, endpoint, request_hash, created_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, key) do nothing`,
    [call.user_id, call.key, call.endpoint, call.request_hash, now],
  );
  return rowCount === 1;
}

export async function updateStoredAnswer(tx: Queryable, call: IdempotentCall, status: number, body: string) {
  await tx.query("update idempotency_keys set status = $3, body = $4 where user_id = $1 and key = $2", [
    call.user_id,
    call.key,
    status,
    body,
  ]);
}

export async function findStoredAnswer(tx: Queryable, call: IdempotentCall): Promise<StoredAnswer | undefined> {
  const { rows } = await tx.query<StoredAnswer>(
    "select endpoint, request_hash, status, body from idempotency_keys where user_id = $1 and key = $2",
    [call.user_id, call.key],
  );
  return rows[0];
}

/** How long an answer is stored for a retry. */
export const answersStoredMs = 24 * 60 * 60 * 1000;

/** A few at a time, leaving alone what another call is holding. Returns how many. */
export async function deleteIdempotencyKeys(db: Queryable, olderThan: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from idempotency_keys where (user_id, key) in (
       select user_id, key from idempotency_keys where created_at < $1
       order by created_at limit 500 for update skip locked)`,
    [olderThan],
  );
  return rowCount ?? 0;
}
