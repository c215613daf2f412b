import { Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { deleteStagedFile, insertStagedFile } from "../../store/platform/storedFiles.ts";
import type { Api } from "../serve/api.ts";

export type StagedFile = { name: string; bytes: number };

/** Puts a file into the store, ahead of the transaction that names it with `claimFile`; else it is deleted after an hour. */
export async function stageFile(
  { db, files }: Pick<Api, "db" | "files">,
  name: string,
  content: Uint8Array,
  type = "image/webp",
): Promise<StagedFile> {
  await insertStagedFile(db, name);
  await files.put(name, content, type);
  return { name, bytes: content.length };
}

/** A row names the file from this transaction on. @throws Failure "unavailable" when that took an hour, and it is gone */
export async function claimFile(tx: Queryable, name: string) {
  if (!(await deleteStagedFile(tx, name))) throw new Failure("unavailable", { retryAfterS: 1 });
}
