import { hash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { syncFolder } from "../../files/folders.ts";
import { diskReason } from "../diskReason.ts";
import { withSeal } from "./seal.ts";

export type AddEntry = (name: string, bytes: Buffer) => Promise<void>;

/**
 * Writes a sealed, compressed tar to `path`, for nobody but its owner: the whole or nothing.
 * @param fill adds the entries; `sums` holds the SHA-256 of those added so far
 * @throws Error when there is such a file already, or it cannot be written
 */
export async function writeArchive(
  path: string,
  fill: (add: AddEntry, sums: Readonly<Record<string, string>>) => Promise<void>,
) {
  if (existsSync(path)) throw new Error(`${path} exists already. Choose another name, or move it away.`);
  const unfinished = `${path}.unfinished`;
  const tar = pack();
  const sums: Record<string, string> = {};
  const add: AddEntry = async (name, bytes) => {
    sums[name] = hash("sha256", bytes);
    await addEntry(tar, name, bytes);
  };
  const filled = fill(add, sums).then(
    () => tar.finalize(),
    (error: Error) => {
      tar.destroy(error);
      throw error;
    },
  );
  const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
  const written = pipeline(tar, createZstdCompress(), withSeal, out);
  const results = await Promise.allSettled([written, filled]);
  const failed = results.find(({ status }) => status === "rejected");
  if (failed?.status !== "rejected") {
    await rename(unfinished, path);
    return syncFolder(dirname(path));
  }
  await rm(unfinished, { force: true });
  throw inPlainWords(path, failed.reason);
}

/** Settles when the entry was taken over, so that no more than one waits in memory. */
function addEntry(tar: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = tar.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) =>
      error ? reject(error) : resolve(),
    );
    entry.on("error", reject);
    if (tar.destroyed) reject(new Error("The archive was closed."));
  });
}

function inPlainWords(path: string, error: unknown): unknown {
  const reason = diskReason(error);
  return reason ? new Error(`${path} could not be written: ${reason}. Nothing was left behind.`) : error;
}
