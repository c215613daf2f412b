import type { Log } from "../log/log.ts";
import { startCluster } from "./embedded/cluster.ts";
import { openDataFolder } from "./embedded/dataFolder.ts";
import { runningCluster } from "./embedded/runningCluster.ts";

export type Database = {
  url: string;
  /** Where an embedded one keeps its data. */
  folder?: string;
  stop(): Promise<void>;
};

type DatabaseOptions = {
  /** undefined: the folder `data` beside the packages. */
  dataDir: string | undefined;
  databaseUrl: string | undefined;
  log: Log;
};

/**
 * With `databaseUrl` somebody else runs the database, and nothing is started or stopped here. Otherwise starts our own
 * PostgreSQL on the data folder.
 * @throws Error whose message tells the person at the terminal what to do
 */
export async function openDatabase({ dataDir, databaseUrl, log }: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => {} };
  const { folder, elsewhere } = openDataFolder(dataDir);
  if (elsewhere) {
    log.warn(`PostgreSQL may not enter this checkout, so the data is in ${folder}. DATA_DIR chooses another folder.`);
  }
  return { ...(await startCluster({ folder, log })), folder };
}

/**
 * As `openDatabase`, for a command beside a server that may be running: its PostgreSQL is used, and left running.
 * @throws Error whose message tells the person at the terminal what to do
 */
export async function attachDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl === undefined) {
    const url = runningCluster(openDataFolder(options.dataDir).folder);
    if (url !== undefined) return { url, stop: async () => {} };
  }
  return openDatabase(options);
}
