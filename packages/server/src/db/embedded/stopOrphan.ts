import { existsSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log/log.ts";
import { clusterFolder } from "./dataFolder.ts";
import { findPostmaster, isAlive, isPostmasterOf, type Postmaster, pidFile, readPostmaster } from "./postmaster.ts";
import { waitForLock } from "./serverLock.ts";

/**
 * Stops a PostgreSQL that outlived its server (a `kill -9` of Node leaves it running) and clears away what a dead one
 * left behind. Nothing acknowledged is lost: it writes everything down while it stops.
 * @throws FolderInUse when its server is alive
 */
export async function stopOrphan(folder: string, addressAt: (port: number) => string, log: Log): Promise<void> {
  const cluster = clusterFolder(folder);
  const found = readPostmaster(cluster);
  if (!found) return removeGarbled(cluster);
  if (!isPostmasterOf(cluster, found)) return forget(cluster, found);

  const standing = await lockOrphan(cluster, found, addressAt(found.port));
  if (standing === "served") throw new FolderInUse(folder);
  if (standing === "gone") return;
  log.warn("A server was killed and left its PostgreSQL running; stopping that one first.");
  for (const [signal, patienceMs] of [
    ["SIGINT", 30_000],
    ["SIGQUIT", 10_000],
  ] as const) {
    send(found.pid, signal);
    if (await gone(cluster, found, patienceMs)) return;
  }
  throw new Error(
    `PostgreSQL (process ${found.pid}) still holds ${folder} and does not stop. Stop it, then start again.`,
  );
}

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another server is already running on ${folder}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
    );
    this.name = "FolderInUse";
  }
}

/**
 * "served" when a living server stands behind it. Otherwise it is ours to stop, and the lock stays held until it has
 * stopped, so that nobody claims it meanwhile. One that starts, recovers or stops cannot say yet.
 */
async function lockOrphan(
  cluster: string,
  found: Postmaster,
  url: string,
): Promise<"served" | "held" | "mute" | "gone"> {
  const giveUpAt = performance.now() + 60_000;
  while (isPostmasterOf(cluster, found) && performance.now() < giveUpAt) {
    try {
      return (await waitForLock(url)) ? "held" : "served";
    } catch {
      await wait(100);
    }
  }
  return isPostmasterOf(cluster, found) ? "mute" : "gone";
}

async function gone(cluster: string, postmaster: Postmaster, patienceMs: number): Promise<boolean> {
  const giveUpAt = performance.now() + patienceMs;
  while (isPostmasterOf(cluster, postmaster)) {
    if (performance.now() > giveUpAt) return false;
    await wait(20);
  }
  return true;
}

/** It may have ended by itself meanwhile. */
function send(pid: number, signal: "SIGINT" | "SIGQUIT") {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (isAlive(pid)) throw error;
  }
}

/**
 * A file that names no process, as a full disk leaves it, keeps PostgreSQL from starting.
 * @throws Error when a PostgreSQL runs on the folder all the same
 */
function removeGarbled(cluster: string) {
  if (!existsSync(pidFile(cluster))) return;
  const pid = findPostmaster(cluster);
  if (pid !== undefined) {
    throw new Error(
      `PostgreSQL (process ${pid}) runs on ${cluster}, whose postmaster.pid is damaged. Stop it, then start again.`,
    );
  }
  rmSync(pidFile(cluster), { force: true });
}

/**
 * PostgreSQL clears a dead one's file away itself, unless its number now belongs to a stranger; then it would wait for
 * that stranger for ever.
 */
function forget(cluster: string, { pid }: Postmaster) {
  if (isAlive(pid) && readPostmaster(cluster)?.pid === pid) rmSync(pidFile(cluster), { force: true });
}
