import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** What PostgreSQL's main process writes about itself into its data folder. */
export type Postmaster = { pid: number; port: number; ready: boolean };

export const pidFile = (cluster: string) => join(cluster, "postmaster.pid");

/** The main process the folder names, which may be long dead; undefined when it names none. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readLines(pidFile(cluster));
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
}

/** A process id is used again after its process has died, so the process must also look like a PostgreSQL on this folder. */
export function isPostmasterOf(cluster: string, { pid }: Postmaster): boolean {
  return isAlive(pid) && runsOn(cluster, pid);
}

/** The process of a PostgreSQL on the folder, looked for among all; undefined where the system shows none. */
export function findPostmaster(cluster: string): number | undefined {
  return processIds().find((pid) => runsOn(cluster, pid));
}

function processIds(): number[] {
  const names =
    process.platform === "linux"
      ? readdirSync("/proc")
      : spawnSync("ps", ["-A", "-o", "pid="], { encoding: "utf8" }).stdout.split("\n");
  return names.map(Number).filter((pid) => pid > 0);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is alive, too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** By its command line, which anybody may read. Where the system has none to show, a living process is believed. */
function runsOn(cluster: string, pid: number): boolean {
  if (process.platform === "win32") return true;
  if (process.platform === "linux") {
    const [program = "", ...args] = readText(`/proc/${pid}/cmdline`).split("\0");
    return basename(program).startsWith("postgres") && args.includes(cluster);
  }
  const { stdout } = spawnSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.includes(`postgres -D ${cluster} `);
}

const readLines = (file: string) => readText(file).split("\n");

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
