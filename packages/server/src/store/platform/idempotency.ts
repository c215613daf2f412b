import type { Queryable } from "../../db/pool.ts";

/** `queued`: the key is known for ever (see the contract's `queued`). */
export type IdempotentCall = { user_id: number; key: string; endpoint: string; request_hash: Buffer; queued: boolean };
/** `body` is null once the answer is not stored any longer. */
export type StoredAnswer = { endpoint: string; request_hash: Buffer; status: number; body: string | null };

/** True for the first call with this key. A concurrent one waits until the first has committed or failed. */
export async function insertIdempotencyKey(tx: Queryable, call: IdempotentCall, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into idempotency_keys (user_id, key, endpoint, request_hash, created_at, queued) values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, key) do nothing`,
    [call.user_id, call.key, call.endpoint, call.request_hash, now, call.queued],
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

/**
 * Keys with their answers; of queued calls only the answers. A few at a time, leaving alone what another call is holding.
 * Returns how many.
 */
export async function deleteIdempotencyKeys(db: Queryable, olderThan: Date): Promise<number> {
  const { rowCount } = await db.query(
    `with old as (
       select user_id, key, queued from idempotency_keys where created_at < $1 and (body is not null or not queued)
       order by created_at limit 500 for update skip locked
     ), forgotten as (
       delete from idempotency_keys k using old
       where (k.user_id, k.key) = (old.user_id, old.key) and not old.queued
     ), emptied as (
       update idempotency_keys k set body = null, request_hash = '' from old
       where (k.user_id, k.key) = (old.user_id, old.key) and old.queued
     )
     select from old`,
    [olderThan],
  );
  return rowCount ?? 0;
}
