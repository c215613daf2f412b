import { type CsvImport, type CsvImportDraft, csvUndoUntil } from "@kyuseki/domain";
import type { Queryable } from "../db/pool.ts";

const columns = `
  i.id, i.imported_at, (select u.name from users u where u.id = i.imported_by) as imported_by, i.file_name, i.format,
  i.accepted, i.repeated, i.refused, i.undone_at`;
type Row = Omit<CsvImport, "imported_at" | "undone_at" | "undo_until"> & { imported_at: Date; undone_at: Date | null };

/** Newest first. */
export async function csvImportsOf(db: Queryable, teamId: number, most: number): Promise<CsvImport[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from csv_imports i where i.team_id = $1 order by i.imported_at desc, i.id desc limit $2`,
    [teamId, most],
  );
  return rows.map(present);
}

/** Nobody else takes it back until the transaction ends. */
export async function lockCsvImport(tx: Queryable, teamId: number, id: number): Promise<CsvImport | undefined> {
  const { rows } = await tx.query<Row>(
    `select ${columns} from csv_imports i where i.team_id = $1 and i.id = $2 for no key update of i`,
    [teamId, id],
  );
  return rows.map(present)[0];
}

type NewImport = Pick<CsvImportDraft, "file_name" | "source_key" | "format" | "refused"> & {
  by: number;
  now: Date;
  sha256: Buffer;
  gzipped: Buffer;
  memberIds: readonly number[];
};

/** With its file. What became of its balls is said by `countCsvImport`. */
export async function addCsvImport(tx: Queryable, teamId: number, draft: NewImport): Promise<number> {
  const { by, now, sha256, gzipped, memberIds, file_name, source_key, format, refused } = draft;
  const { rows } = await tx.query<{ id: number }>(
    `insert into csv_imports (team_id, imported_at, imported_by, file_name, sha256, source_key, format, refused, member_ids)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [teamId, now, by, file_name, sha256, source_key, format, refused, memberIds],
  );
  const [row] = rows;
  if (!row) throw new Error("the import was not written");
  await tx.query("insert into csv_files (team_id, import_id, gzipped) values ($1, $2, $3)", [teamId, row.id, gzipped]);
  return row.id;
}

export async function countCsvImport(
  tx: Queryable,
  teamId: number,
  id: number,
  { accepted, repeated }: Pick<CsvImport, "accepted" | "repeated">,
) {
  await tx.query("update csv_imports set accepted = $3, repeated = $4 where team_id = $1 and id = $2", [
    teamId,
    id,
    accepted,
    repeated,
  ]);
}

/** Its balls, also those a coach has corrected or deleted since, and its file. */
export async function takeBackCsvImport(tx: Queryable, teamId: number, id: number, now: Date) {
  await tx.query("delete from measurements where team_id = $1 and import_id = $2", [teamId, id]);
  await tx.query("delete from deleted_measurements where team_id = $1 and (measurement->>'import_id')::int = $2", [
    teamId,
    id,
  ]);
  await tx.query("delete from csv_files where team_id = $1 and import_id = $2", [teamId, id]);
  await tx.query("update csv_imports set undone_at = $3 where team_id = $1 and id = $2", [teamId, id, now]);
}

function present({ imported_at, undone_at, ...row }: Row): CsvImport {
  return {
    ...row,
    imported_at: imported_at.toISOString(),
    undo_until: csvUndoUntil(imported_at).toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
  };
}
