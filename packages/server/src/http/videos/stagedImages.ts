import { Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { deleteStagedFile, insertStagedFile } from "../../store/platform/storedFiles.ts";
import type { Api } from "../serve/api.ts";

export type StagedImage = { name: string; bytes: number };

/** Puts a WebP into the store, ahead of the transaction that names it with `claimImage`; else it is deleted after an hour. */
export async function stageImage(
  { db, files }: Pick<Api, "db" | "files">,
  name: string,
  image: Uint8Array,
): Promise<StagedImage> {
  await insertStagedFile(db, name);
  await files.put(name, image, "image/webp");
  return { name, bytes: image.length };
}

/** A row names the image from this transaction on. @throws Failure "unavailable" when that took an hour, and it is gone */
export async function claimImage(tx: Queryable, name: string) {
  if (!(await deleteStagedFile(tx, name))) throw new Failure("unavailable", { retryAfterS: 1 });
}
