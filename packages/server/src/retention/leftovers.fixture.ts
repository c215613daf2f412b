import { removeDiscardedFiles } from "./removeDiscardedFiles.ts";

type Swept = Omit<Parameters<typeof removeDiscardedFiles>[0], "log"> & {
  app: Pick<Parameters<typeof removeDiscardedFiles>[0], "log">;
};

/** What the hourly sweep leaves two hours from now: files that were put, and no row came to name. */
export async function removeLeftovers({ db, files, app: { log } }: Swept) {
  await db.query("update discarded_files set due_at = due_at - interval '2 hours'");
  await removeDiscardedFiles({ db, files, log });
}
