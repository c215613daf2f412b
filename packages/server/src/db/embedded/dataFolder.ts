import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { canAccess, systemUserFor } from "./systemUser.ts";

/** The folder of the PostgreSQL cluster inside a data folder. */
export const clusterFolder = (folder: string) => join(folder, "postgres");

/**
 * Makes the folder the data lives in and returns its full path: the one asked for or, when none was, `data` at the top
 * of the checkout. One folder has one path, whatever links lead to it. `elsewhere` is true when that default lies where PostgreSQL's user may not go and a system folder
 * stands in for it.
 * @throws Error naming DATA_DIR when the folder asked for cannot hold the data
 */
export function openDataFolder(asked: string | undefined): { folder: string; elsewhere: boolean } {
  if (asked !== undefined) {
    const folder = resolve(asked);
    if (makeReachable(folder)) return { folder: realpathSync(folder), elsewhere: false };
    throw new Error(
      `DATA_DIR=${asked} cannot be used: the server was started as root, so PostgreSQL runs as the user postgres, who may not enter ${blockedAt(folder)}. Choose a folder outside it, such as DATA_DIR=/var/lib/kyuseki/data, or start the server as an ordinary user.`,
    );
  }
  if (makeReachable(besidePackages)) return { folder: realpathSync(besidePackages), elsewhere: false };
  const name = createHash("sha256").update(besidePackages).digest("hex").slice(0, 12);
  const folder = join("/var/lib/kyuseki", `data-${name}`);
  if (makeReachable(folder)) return { folder, elsewhere: true };
  throw new Error(
    `Neither ${besidePackages} nor ${folder} can hold the data, since the user postgres may not enter them. Set DATA_DIR to a folder that user may enter.`,
  );
}

const besidePackages = fileURLToPath(new URL("../../../../../data", import.meta.url));

/** Makes the folder if need be. false when the account PostgreSQL would run as may not enter it. */
export function makeReachable(folder: string): boolean {
  const account = systemUserFor(clusterFolder(folder));
  if (!canAccess(account, nearestExisting(folder))) return false;
  const first = mkdirSync(folder, { recursive: true });
  // The mask of the shell that started us may have closed what was just made.
  if (first !== undefined) for (let made = folder; made.startsWith(first); made = dirname(made)) chmodSync(made, 0o755);
  return canAccess(account, folder);
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder));
}

/** The topmost folder on the way that is closed. */
function blockedAt(folder: string): string {
  const account = systemUserFor(clusterFolder(folder));
  const parent = dirname(folder);
  return parent === folder || canAccess(account, parent) ? folder : blockedAt(parent);
}
