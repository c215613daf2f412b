import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync } from "node:fs";
import { open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Files } from "./files.ts";
import { makeFolders, syncFolder } from "./folders.ts";

/**
 * Files in a folder of this machine, for nobody but the server's own user. It is made with the first file.
 * @throws Error naming FILES_DIR when the folder can be neither made nor written to
 */
export function createFolderFiles(folder: string): Files {
  try {
    accessSync(nearestExisting(folder), constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`The files cannot be kept in ${folder}. Set FILES_DIR to a folder the server may write to.`, {
      cause,
    });
  }

  return {
    atOnce: usedAtOnce,
    put: async (name, bytes) => {
      const path = join(folder, name);
      const unfinished = `${path}.${randomUUID()}`;
      // The database's own user may have to pass through the folders above.
      await makeFolders(dirname(folder));
      await makeFolders(dirname(path), ownersOnly.folder);
      try {
        await writeToDisk(unfinished, bytes);
        await rename(unfinished, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (name) => {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** A file system that hangs keeps a thread for each; Node has four, and signing in needs one, too. */
const usedAtOnce = 3;

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder));
}

const ownersOnly = { folder: 0o700, file: 0o600 } as const;

async function writeToDisk(path: string, bytes: Uint8Array) {
  const file = await open(path, "wx", ownersOnly.file);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
