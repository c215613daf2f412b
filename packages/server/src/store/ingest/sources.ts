import type { Queryable } from "../../db/pool.ts";

/** A sister product that pushes: the key it showed, and the name its rows carry. */
export type Source = { key_id: number; source: string };

export async function findSource(
  db: Queryable,
  keyHash: Buffer,
): Promise<(Source & { last_used_at: Date | null }) | undefined> {
  const { rows } = await db.query<Source & { last_used_at: Date | null }>({
    name: "ingest key",
    text: "select id as key_id, source, last_used_at from ingest_keys where key_hash = $1 and revoked_at is null",
    values: [keyHash],
  });
  return rows[0];
}

export async function updateIngestKeyUsed(db: Queryable, keyId: number, now: Date) {
  await db.query("update ingest_keys set last_used_at = $2 where id = $1", [keyId, now]);
}

export async function insertIngestKey(db: Queryable, source: string, keyHash: Buffer, now: Date): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    "insert into ingest_keys (source, key_hash, created_at) values ($1, $2, $3) returning id",
    [source, keyHash, now],
  );
  return rows[0]?.id ?? 0;
}

export type IngestKey = {
  id: number;
  source: string;
  created_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
};

/** Revoked ones too, newest first. */
export async function listIngestKeys(db: Queryable): Promise<IngestKey[]> {
  const { rows } = await db.query<IngestKey>(
    "select id, source, created_at, last_used_at, revoked_at from ingest_keys order by id desc",
  );
  return rows;
}

/** False when there is no such key, or it has been revoked before. */
export async function updateIngestKeyRevoked(db: Queryable, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query("update ingest_keys set revoked_at = $2 where id = $1 and revoked_at is null", [
    id,
    now,
  ]);
  return rowCount === 1;
}
