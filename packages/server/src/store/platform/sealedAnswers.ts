import type { Queryable } from "../../db/pool.ts";

/** `id` is a hash of the key, `request_tag` an HMAC of the request. */
export type SealedCall = { id: Buffer; endpoint: string; request_tag: Buffer };
export type SealedAnswer = Omit<SealedCall, "id"> & { status: number; body: Buffer };

/** True for the first call with this key. A concurrent one waits until the first has committed or failed. */
export async function insertSealedCall(tx: Queryable, { id, endpoint, request_tag }: SealedCall, now: Date) {
  const { rowCount } = await tx.query(
    `insert into sealed_answers (id, endpoint, request_tag, created_at) values ($1, $2, $3, $4)
     on conflict (id) do nothing`,
    [id, endpoint, request_tag, now],
  );
  return rowCount === 1;
}

export async function updateSealedAnswer(tx: Queryable, id: Buffer, status: number, body: Buffer) {
  await tx.query("update sealed_answers set status = $2, body = $3 where id = $1", [id, status, body]);
}

export async function findSealedAnswer(db: Queryable, id: Buffer): Promise<SealedAnswer | undefined> {
  const { rows } = await db.query<SealedAnswer>(
    "select endpoint, request_tag, status, body from sealed_answers where id = $1",
    [id],
  );
  return rows[0];
}

/** A few at a time. Returns how many. */
export async function deleteSealedAnswers(db: Queryable, olderThan: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from sealed_answers where id in (
       select id from sealed_answers where created_at < $1 order by created_at limit 500 for update skip locked
     )`,
    [olderThan],
  );
  return rowCount ?? 0;
}
