import { type CsvImport, type CsvImportDraft, csvUndoUntil } from "@kyuseki/domain";
import { csvParserVersion } from "@kyuseki/domain/csv";
import type { Queryable } from "../../db/pool.ts";

const columns = `
  i.id, i.imported_at, (select u.name from users u where u.id = i.imported_by) as imported_by, i.file_name, i.format, i.member_ids,
  i.accepted, i.repeated, i.refused, i.undone_at, i.again_of,
  i.parser_version < ${csvParserVersion} and i.undone_at is null
    and exists (select from csv_files f where f.team_id = i.team_id and f.import_id = i.id)
    and not exists (
      select from csv_imports later
      where later.team_id = i.team_id and later.again_of in (i.id, i.again_of) and later.id > i.id
        and later.undone_at is null) as readable_again`;
type Row = Omit<CsvImport, "imported_at" | "undone_at" | "undo_until"> & { imported_at: Date; undone_at: Date | null };

/** Newest first. */
export async function listCsvImports(db: Queryable, teamId: number, most: number): Promise<CsvImport[]> {
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

type NewImport = Pick<
  CsvImportDraft,
  "file_name" | "file_id" | "source_key" | "format" | "refused" | "parser_version" | "again_of"
> & {
  by: number;
  now: Date;
  sha256: Buffer;
  memberIds: readonly number[];
};

/** Its file waits no longer. What became of its balls is said by `updateCsvImportCounts`. */
export async function insertCsvImport(tx: Queryable, teamId: number, draft: NewImport): Promise<number> {
  const { by, now, sha256, memberIds, file_name, file_id, source_key, format, refused, parser_version, again_of } =
    draft;
  const { rows } = await tx.query<{ id: number }>(
    `insert into csv_imports (
       team_id, imported_at, imported_by, file_name, sha256, source_key, format, refused, member_ids, parser_version, again_of)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [teamId, now, by, file_name, sha256, source_key, format, refused, memberIds, parser_version, again_of],
  );
  const [row] = rows;
  if (!row) throw new Error("the import was not written");
  await tx.query("update csv_files set import_id = $3, sent_by = null where team_id = $1 and id = $2", [
    teamId,
    file_id,
    row.id,
  ]);
  return row.id;
}

/** The first import of the file that import `id` was of; undefined when that one was of another, or of none any more. */
export async function findFirstImport(
  tx: Queryable,
  teamId: number,
  id: number,
  sha256: Buffer,
): Promise<number | undefined> {
  const { rows } = await tx.query<{ first: number }>(
    `select coalesce(again_of, id) as first from csv_imports
     where team_id = $1 and id = $2 and sha256 = $3 and undone_at is null`,
    [teamId, id, sha256],
  );
  return rows[0]?.first;
}

export async function updateCsvImportCounts(
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
export async function updateCsvImportUndone(tx: Queryable, teamId: number, id: number, now: Date) {
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
