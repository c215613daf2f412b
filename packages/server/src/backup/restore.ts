import { withAdvisoryLock } from "../db/advisoryLock.ts";
import { knownMigrations, migrate, migrationsFolder } from "../db/migrate.ts";
import { createPool, type Db, inTransaction } from "../db/pool.ts";
import { analyzeTables, updateSequences, whileLoading } from "../db/transfer/loading.ts";
import { listForeignTables, liveSchema, restoreSchema, swapSchema } from "../db/transfer/swapSchema.ts";
import type { Files } from "../files/files.ts";
import { skipDueReminders } from "../notify/deadlineReminders.ts";
import { updateDueNoticesDraft } from "../store/notices/dueNotices.ts";
import { deleteLastBackup, findLastBackup, upsertLastBackup } from "../store/platform/lastBackup.ts";
import { deleteRestoredAccess, updateWaitingMailsFailed } from "../store/platform/restoredAccess.ts";
import { insertDiscardedFiles, listDiscardedFiles, listStoredFiles } from "../store/platform/storedFiles.ts";
import { insertRestoredAudit } from "../store/privacy/audit.ts";
import { deleteRestoredClubs } from "../store/team/deletedClubs.ts";
import { findAnyTeam } from "../store/team/teams.ts";
import type { Manifest } from "./archive/manifest.ts";
import type { Archive } from "./archive/readArchive.ts";
import { diskReason } from "./diskReason.ts";
import { loadEntries } from "./loadEntries.ts";

export type RestoreOptions = {
  archive: Archive;
  /** Migrated. */
  db: Db;
  files: Files;
  /** Whether the clubs that are there are given up. */
  replace: boolean;
  /** Whether the mails and notices that waited then, and reminders that were due since, are sent. */
  keepMail?: boolean;
};
type Ended = { clubs: number; sessions: number; links: number; mails: number; notices: number; reminders: number };
export type RestoreSummary = Pick<Manifest, "rows" | "missing_files"> & { files: number; ended: Ended };

/**
 * Fills a schema of its own, and the file store under names that nothing has in use, then swaps the schemas in one
 * transaction: until then, and whatever fails, the database in use stays as it is (OP-3). Sessions and links of then do not
 * come back, since they may have been ended or used meanwhile, nor do clubs that were erased since (P3).
 * @throws Error for the terminal
 */
export async function restore({
  archive,
  db,
  files,
  replace,
  keepMail = false,
}: RestoreOptions): Promise<RestoreSummary> {
  refuseNewer(archive);
  if (!replace && (await findAnyTeam(db))) {
    throw new Error("The database holds clubs already. --replace gives them up for those of the backup.");
  }
  return withAdvisoryLock(db, "restore", async (connection) => {
    const inUse = new Set(await listStoredFiles(connection));
    const discarded = await listDiscardedFiles(connection);
    const lastBackup = await findLastBackup(connection);
    const added: string[] = [];
    await connection.query(`drop schema if exists ${restoreSchema} cascade`);
    await connection.query(`create schema ${restoreSchema}`);
    const beside = createPool(String(db.options.connectionString), {
      max: 2,
      statement_timeout: 0,
      query_timeout: 0,
      idle_in_transaction_session_timeout: 0,
      application_name: "kyuseki restore",
      options: `-c TimeZone=UTC -c search_path=${restoreSchema}`,
    });
    try {
      const manifest = await fill(beside, archive, {
        ...files,
        put: async (name, bytes, type) => {
          if (!inUse.has(name)) added.push(name);
          await files.put(name, bytes, type);
        },
      });
      const restoredAt = new Date();
      const ended = {
        clubs: await inTransaction(beside, (tx) => deleteRestoredClubs(tx, liveSchema)),
        ...(await deleteRestoredAccess(beside)),
        mails: keepMail ? 0 : await updateWaitingMailsFailed(beside),
        notices: keepMail ? 0 : await updateDueNoticesDraft(beside, restoredAt),
        reminders: keepMail ? 0 : await skipDueReminders(beside, restoredAt),
      };
      await insertRestoredAudit(beside, restoredAt);
      // The backups lie where they are, whatever is restored.
      await deleteLastBackup(beside);
      if (lastBackup) await upsertLastBackup(beside, lastBackup.made_at, lastBackup.night);
      const named = new Set(await listStoredFiles(beside));
      await refuseForeign(db);
      await inTransaction(db, async (tx) => {
        await tx.query("set local lock_timeout = '30s'");
        await swapSchema(tx);
        await insertDiscardedFiles(
          tx,
          [...inUse, ...discarded].filter((name) => !named.has(name)),
        );
      });
      const missing = manifest.missing_files.filter((name) => named.has(name));
      return {
        rows: manifest.rows,
        missing_files: missing,
        files: named.size - missing.length,
        ended,
      };
    } catch (error) {
      await Promise.allSettled(added.map((name) => files.remove(name)));
      await connection.query(`drop schema if exists ${restoreSchema} cascade`);
      const reason = diskReason(error);
      throw reason
        ? new Error(`${archive.path} could not be restored: ${reason}. Everything is as it was before.`, {
            cause: error,
          })
        : error;
    } finally {
      await beside.end();
    }
  });
}

/** The archive's rows in the shape they had, then brought to this release's. */
async function fill(beside: Db, archive: Archive, files: Files): Promise<Manifest> {
  await migrate(beside, migrationsFolder, archive.head.migrations.length);
  const manifest = await inTransaction(beside, async (tx) => {
    let loaded: Manifest | undefined;
    await whileLoading(tx, async () => {
      loaded = await loadEntries(tx, archive, files);
    });
    if (!loaded) throw new Error(`${archive.path} is damaged: its manifest is missing.`);
    await updateSequences(tx, loaded.sequences);
    return loaded;
  });
  await migrate(beside);
  await analyzeTables(beside);
  return manifest;
}

function refuseNewer({ path, head }: Archive) {
  const known = knownMigrations();
  const unknown = head.migrations.find((name, index) => known[index] !== name);
  if (unknown !== undefined) {
    throw new Error(`${path} was made by a newer release (${unknown}). Restore it with that one.`);
  }
}

async function refuseForeign(db: Db) {
  const foreign = await listForeignTables(db);
  if (foreign.length === 0) return;
  throw new Error(
    `The database holds tables of another program: ${foreign.join(", ")}. Give Kyuseki a database of its own.`,
  );
}
