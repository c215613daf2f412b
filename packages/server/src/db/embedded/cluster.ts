import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log/log.ts";
import { findBinaries } from "./binaries.ts";
import { ensureCluster, removeUnfinished, superuser } from "./create.ts";
import { clusterFolder } from "./dataFolder.ts";
import { freePort, type Launch, LaunchFailure, launch, waitForExit } from "./launch.ts";
import { restartOnExit } from "./restartOnExit.ts";
import { claimServerLock, type ServerLock } from "./serverLock.ts";
import { FolderInUse, stopOrphan } from "./stopOrphan.ts";
import { systemUserFor } from "./systemUser.ts";

export type Cluster = { url: string; stop(): Promise<void> };

type ClusterOptions = {
  /** A folder that `openDataFolder` found usable. */
  folder: string;
  log: Log;
  settings?: Readonly<Record<string, string>>;
};

/**
 * Starts the PostgreSQL of a data folder, made on first use, and starts it again whenever it ends unasked.
 * @throws FolderInUse when another server holds the folder; Error with PostgreSQL's own words when it does not start
 */
export async function startCluster({ folder, log, settings = {} }: ClusterOptions): Promise<Cluster> {
  const cluster = clusterFolder(folder);
  const account = systemUserFor(cluster);
  const binaries = findBinaries(account);
  const password = ensureCluster(folder, binaries, account);
  const addressAt = (port: number) => `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;

  const onLine = (line: string) => log.debug(line);
  const prepared = { postgres: binaries.postgres, cluster, account, settings, onLine };
  const { child, port } = await launchOnFreePort(prepared, () => stopOrphan(folder, addressAt, log));
  const lock = await claimOrStop(child, addressAt(port), folder);
  const keeper = restartOnExit(child, { ...prepared, port }, log);
  removeUnfinished(folder);
  return {
    url: addressAt(port),
    async stop() {
      await lock.release();
      await keeper.stop();
    },
  };
}

const attempts = 5;

async function launchOnFreePort(prepared: Omit<Launch, "port">, makeWayFirst: () => Promise<void>) {
  for (let attempt = 1; ; attempt++) {
    await makeWayFirst();
    const port = await freePort();
    try {
      return { child: await launch({ ...prepared, port }), port };
    } catch (error) {
      if (!(error instanceof LaunchFailure)) throw error;
      if (attempt === attempts || !error.passes) {
        throw new Error(`PostgreSQL did not start on ${prepared.cluster}:\n${error.message}`, { cause: error });
      }
      await wait(200);
    }
  }
}

/** Two servers that start at the same moment may take each other's PostgreSQL for an orphan; the lock names the winner. */
async function claimOrStop(child: ChildProcess, url: string, folder: string): Promise<ServerLock> {
  try {
    const lock = await claimServerLock(url);
    if (lock) return lock;
  } catch (error) {
    const stoppedByAnother = await waitForExit(child, 5_000);
    if (!stoppedByAnother) {
      child.kill("SIGINT");
      throw error;
    }
  }
  child.kill("SIGINT");
  throw new FolderInUse(folder);
}
