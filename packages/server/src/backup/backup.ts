import { existsSync, statSync } from "node:fs";
import { product } from "@kyuseki/domain";
import type pg from "pg";
import { withAdvisoryLock } from "../db/advisoryLock.ts";
import { knownMigrations, listMigrations } from "../db/migrate.ts";
import type { Db } from "../db/pool.ts";
import { copyRows } from "../db/transfer/copyTable.ts";
import { listSequences, listTables } from "../db/transfer/tables.ts";
import type { Files } from "../files/files.ts";
import { findLastBackup, upsertLastBackup } from "../store/platform/lastBackup.ts";
import { listStoredFiles } from "../store/platform/storedFiles.ts";
import {
  archiveFormat,
  databasePrefix,
  filesPrefix,
  headName,
  type Manifest,
  manifestName,
} from "./archive/manifest.ts";
import { type AddEntry, writeArchive } from "./archive/writeArchive.ts";

export type BackupOptions = {
  db: Db;
  files: Files;
  now: () => Date;
  path: string;
  /** YYYY-MM-DD of a nightly one, which is made once for all servers. */
  night?: string;
};
export type BackupSummary = { tables: number; rows: number; files: number; missing_files: number };

/**
 * Database and files in one archive, as of one moment, while servers go on. Files that a server drops meanwhile are
 * kept until it is done. undefined when the night's backup was made already (OP-3).
 * @throws Error for the terminal when there is such a file, or the disk is full; nothing is left behind
 */
export function makeBackup({ db, files, now, path, night }: BackupOptions): Promise<BackupSummary | undefined> {
  return withAdvisoryLock(db, "backup", async (connection) => {
    await refuseOtherRelease(connection);
    if (night !== undefined && (await isMade(connection, night, path))) return undefined;
    const startedAt = now();
    let summary: BackupSummary | undefined;
    await writeArchive(path, async (add, sums) => {
      const { names, ...database } = await addDatabase(connection, add, startedAt);
      const missing = await addFiles(files, names, add);
      const manifest: Manifest = { ...database, missing_files: missing, sha256: sums };
      await add(manifestName, Buffer.from(JSON.stringify(manifest)));
      summary = {
        tables: Object.keys(database.rows).length,
        rows: Object.values(database.rows).reduce((sum, rows) => sum + rows, 0),
        files: names.length - missing.length,
        missing_files: missing.length,
      };
    });
    await upsertLastBackup(connection, startedAt, night ?? null);
    return summary;
  });
}

/** A file that is there counts, whatever the database knows of it: it may be of before a restore, and is not given up. */
async function isMade(connection: pg.Client, night: string, path: string): Promise<boolean> {
  if ((await findLastBackup(connection))?.night === night) return true;
  if (!existsSync(path)) return false;
  await upsertLastBackup(connection, statSync(path).mtime, night);
  return true;
}

async function refuseOtherRelease(connection: pg.Client) {
  const [has, known] = [await listMigrations(connection), knownMigrations()];
  if (has.join() === known.join()) return;
  throw new Error(
    "The database is of another release. Take the backup with the release that it was last used with, or start this one once.",
  );
}

/** Everything the database tells, as of one moment. */
async function addDatabase(connection: pg.Client, add: AddEntry, startedAt: Date) {
  await connection.query("begin isolation level repeatable read read only");
  const tables = await listTables(connection);
  const migrations = await listMigrations(connection);
  const head = { product: product.id, format: archiveFormat, created_at: startedAt.toISOString(), migrations, tables };
  await add(headName, Buffer.from(JSON.stringify(head)));
  const rows: Record<string, number> = {};
  for (const table of tables) {
    const pieces = copyRows(connection, table, pieceBytes);
    for (let turn = 0; ; turn += 1) {
      const { done, value } = await pieces.next();
      if (done) {
        rows[table.name] = value;
        break;
      }
      await add(`${databasePrefix}${table.name}/${String(turn).padStart(6, "0")}.copy`, value);
    }
  }
  const names = await listStoredFiles(connection);
  const sequences = await listSequences(connection);
  await connection.query("commit");
  return { rows, sequences, names };
}

/** Returns the names of those that are not there. */
async function addFiles(files: Files, names: readonly string[], add: AddEntry): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    const bytes = await files.get(name);
    if (bytes) await add(`${filesPrefix}${name}`, Buffer.from(bytes));
    else missing.push(name);
  }
  return missing;
}

const pieceBytes = 2 * 1024 * 1024;
