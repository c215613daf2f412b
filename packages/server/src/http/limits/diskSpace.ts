import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { Failure } from "@kyuseki/domain";
import { inTime } from "./inTime.ts";

export type DiskState = {
  state: "ok" | "low" | "unknown";
  /** Of the fullest of the server's disks; null when they are elsewhere, or do not say. */
  freeBytes: number | null;
};
export type DiskSpace = ReturnType<typeof createDiskSpace>;

/** How long an answer holds, and how long one is waited for: a network disk may be silent. */
const heldMs = 5000;
const patienceMs = 500;

/**
 * Watches the disks of database and files, where those are this machine's.
 * @param freeAtLeast bytes; below them the state is "low"
 */
export function createDiskSpace({ folders, freeAtLeast }: { folders: readonly string[]; freeAtLeast: number }) {
  let last: DiskState = { state: "unknown", freeBytes: null };
  let askedMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask() {
    askedMs = performance.now();
    const free = await Promise.all(folders.map(freeBytesOf)).catch(() => []);
    const freeBytes = free.length === 0 ? null : Math.min(...free);
    last = { freeBytes, state: freeBytes === null ? "unknown" : freeBytes < freeAtLeast ? "low" : "ok" };
  }

  async function read(): Promise<DiskState> {
    if (performance.now() - askedMs > heldMs) {
      asking ??= ask().finally(() => {
        asking = undefined;
      });
    }
    if (asking) await inTime(asking, patienceMs);
    return last;
  }

  return {
    read,
    /** What takes room is refused before the database has none left. @throws Failure "conflict" with status 507 */
    async requireRoom() {
      if ((await read()).state === "low") throw new Failure("conflict", { status: 507, message: lowDisk });
    },
  };
}

const lowDisk =
  "サーバーの保存場所の空きが少なくなっているため、いまは保存できません。ほかの操作は、これまでどおり使えます。続くときは、お問い合わせからお知らせください。";

async function freeBytesOf(folder: string): Promise<number> {
  // Made with the first file.
  const { bavail, bsize } = await statfs(existsSync(folder) ? folder : dirname(folder));
  return bavail * bsize;
}
