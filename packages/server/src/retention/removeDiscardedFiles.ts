import type { FastifyBaseLogger } from "fastify";
import { lockBackupsOut } from "../db/locks/lockBackupsOut.ts";
import { type Db, inTransaction } from "../db/pool.ts";
import type { Files } from "../files/files.ts";
import { loggableError } from "../log/loggableError.ts";
import { deleteDiscardedFiles } from "../store/privacy/discardedFiles.ts";

/**
 * Deletes the files that no row names any more, unless a backup may still want them (ER-3, P3, OP-3). Does not throw: what the store refuses is logged, and stays for
 * the next time.
 */
export async function removeDiscardedFiles({ db, files, log }: { db: Db; files: Files; log: FastifyBaseLogger }) {
  const removeSome = () =>
    inTransaction(db, async (tx) => {
      if (!(await lockBackupsOut(tx))) return 0;
      const names = await deleteDiscardedFiles(tx, atOnce);
      for (const name of names) await files.remove(name);
      return names.length;
    });
  try {
    while ((await removeSome()) === atOnce);
  } catch (error) {
    log.warn({ failure: loggableError(error) }, "files that are no longer needed could not be deleted");
  }
}

/** Files per transaction: it stays open while the store deletes them. */
const atOnce = 20;
