import type { FastifyBaseLogger } from "fastify";
import { lockBackupsOut } from "../db/locks/lockBackupsOut.ts";
import { type Db, inTransaction } from "../db/pool.ts";
import type { Files } from "../files/files.ts";
import { loggableError } from "../log/loggableError.ts";
import { deleteDiscardedFile, lockDueFiles } from "../store/privacy/discardedFiles.ts";

/**
 * Deletes the files that no row names any more, unless a backup may still want them (ER-3, P3, OP-3). A backup that begins
 * meanwhile finds no row that names them. Does not throw: what the store refuses is logged, and stays for the next time.
 */
export async function removeDiscardedFiles({ db, files, log }: { db: Db; files: Files; log: FastifyBaseLogger }) {
  const lockSome = () => inTransaction(db, async (tx) => ((await lockBackupsOut(tx)) ? lockDueFiles(tx, atOnce) : []));
  try {
    for (let names = await lockSome(); names.length > 0; names = await lockSome()) {
      for (const name of names) {
        await files.remove(name);
        await deleteDiscardedFile(db, name);
      }
    }
  } catch (error) {
    log.warn({ failure: loggableError(error) }, "files that are no longer needed could not be deleted");
  }
}

const atOnce = 20;
