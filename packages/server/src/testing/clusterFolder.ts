import { existsSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clusterFolder, makeReachable } from "../db/embedded/dataFolder.ts";
import { isAlive, isPostmasterOf, readPostmaster } from "../db/embedded/postmaster.ts";

/** A new, empty folder a cluster may live in; the caller removes it. */
export function newClusterFolder(name: string): string {
  for (const parent of parents) {
    const folder = join(parent, `${prefix}${process.pid}-${name}`);
    removeCluster(folder);
    if (makeReachable(folder)) return realpathSync(folder);
  }
  throw new Error(`PostgreSQL may enter none of ${parents.join(", ")}. Set TMPDIR to a folder everybody may enter.`);
}

/** With whatever still runs on it. */
export function removeCluster(folder: string) {
  const left = readPostmaster(clusterFolder(folder));
  if (left && isPostmasterOf(clusterFolder(folder), left)) process.kill(left.pid, "SIGKILL");
  // Its processes may write for a moment longer.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** What runs left behind that were killed before they could tidy up. */
export function removeLeftovers() {
  for (const parent of parents.filter((folder) => existsSync(folder))) {
    for (const name of readdirSync(parent)) {
      const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
      if (owner !== undefined && !isAlive(Number(owner))) removeCluster(join(parent, name));
    }
  }
}

const prefix = "kyuseki-test-";
/** The second is for a run as root whose temporary folder is private. */
const parents = [tmpdir(), "/var/lib/kyuseki"];
