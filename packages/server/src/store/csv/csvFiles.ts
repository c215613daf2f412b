import type { Queryable } from "../../db/pool.ts";

type SentFile = { by: number; gzipped: Uint8Array; sha256: Buffer; now: Date };

/** Stores the file until its import, replacing an earlier one of the same coach. Returns its id. */
export async function upsertCsvFile(
  db: Queryable,
  teamId: number,
  { by, gzipped, sha256, now }: SentFile,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into csv_files (team_id, gzipped, sha256, sent_at, sent_by) values ($1, $2, $3, $4, $5)
     on conflict (sent_by) do update
     set id = default, team_id = excluded.team_id, gzipped = excluded.gzipped, sha256 = excluded.sha256, sent_at = excluded.sent_at
     returning id`,
    [teamId, gzipped, sha256, now, by],
  );
  const [row] = rows;
  if (!row) throw new Error("the file was not written");
  return row.id;
}

/** SHA-256 of what the coach chose. Nobody else takes the file until the transaction ends. undefined: it does not wait */
export async function lockWaitingCsvFile(
  tx: Queryable,
  teamId: number,
  { id, by, sentAfter }: { id: number; by: number; sentAfter: Date },
): Promise<Buffer | undefined> {
  const { rows } = await tx.query<{ sha256: Buffer }>(
    "select sha256 from csv_files where team_id = $1 and id = $2 and sent_by = $3 and sent_at > $4 for update",
    [teamId, id, by, sentAfter],
  );
  return rows[0]?.sha256;
}

/** The file of an import; undefined when it is gone. */
export async function findCsvFile(
  db: Queryable,
  teamId: number,
  importId: number,
): Promise<{ gzipped: Buffer; format: string; memberIds: readonly number[] } | undefined> {
  const { rows } = await db.query(
    `select f.gzipped, i.format, i.member_ids as "memberIds"
     from csv_files f join csv_imports i on (i.team_id, i.id) = (f.team_id, f.import_id)
     where f.team_id = $1 and f.import_id = $2`,
    [teamId, importId],
  );
  return rows[0];
}
