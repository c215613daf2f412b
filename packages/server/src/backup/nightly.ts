import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { product } from "@kyuseki/domain";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { BackupsConfig } from "../config/backupsConfig.ts";
import type { Db } from "../db/pool.ts";
import type { Files } from "../files/files.ts";
import { makeFolders } from "../files/folders.ts";
import { loggableError } from "../log/loggableError.ts";
import { makeBackup } from "./backup.ts";

type Options = { db: Db; files: Files; now: () => Date; log: FastifyBaseLogger; backups: BackupsConfig | undefined };

/**
 * Looks every hour whether the night's backup is due, so that a machine that is off at night makes it by day. Of several
 * servers over one database, one makes it (OP-3, OP-7).
 */
export function startNightlyBackups(app: FastifyInstance, { backups, ...options }: Options) {
  if (!backups) return;
  let hourly: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  function look(settings: BackupsConfig) {
    underWay ??= makeNightlyBackup({ ...options, backups: settings })
      .catch((error: unknown) => options.log.error({ failure: loggableError(error) }, "the nightly backup failed"))
      .finally(() => {
        underWay = undefined;
      });
  }
  app.addHook("onListen", async () => {
    hourly = setInterval(() => look(backups), hourMs).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(hourly);
    await underWay;
  });
}

/** Makes the backup of this night unless there is one, and drops the oldest beyond those to keep. */
export async function makeNightlyBackup({ backups, ...options }: Options & { backups: BackupsConfig }) {
  const { folder, kept } = backups;
  const night = nightOf(options.now());
  await makeFolders(folder, 0o700);
  const name = `${product.id}-${night}.tar.zst`;
  const made = await makeBackup({ ...options, path: join(folder, name), night });
  if (!made) return;
  options.log.info(made, "the nightly backup is made");
  const crashed = await listNames(folder, unfinishedPattern);
  const old = (await listNames(folder, namePattern)).slice(0, -kept);
  for (const gone of [...crashed, ...old]) await rm(join(folder, gone));
}

const hourMs = 60 * 60 * 1000;
const nightBeginsHour = 3;
const namePattern = new RegExp(`^${product.id}-\\d{4}-\\d{2}-\\d{2}\\.tar\\.zst$`);
/** Left by a crash. */
const unfinishedPattern = new RegExp(`^${product.id}-\\d{4}-\\d{2}-\\d{2}\\.tar\\.zst\\.unfinished$`);

/** The day of the last time it struck three in Japan, YYYY-MM-DD. */
function nightOf(now: Date): string {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: product.timeZone });
  return day.format(now.getTime() - nightBeginsHour * hourMs);
}

/** Oldest first. */
async function listNames(folder: string, pattern: RegExp): Promise<string[]> {
  return (await readdir(folder)).filter((name) => pattern.test(name)).sort();
}
