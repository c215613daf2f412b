import { readFileSync } from "node:fs";
import { join } from "node:path";
import { superuser } from "./create.ts";
import { clusterFolder } from "./dataFolder.ts";
import { isPostmasterOf, readPostmaster } from "./postmaster.ts";

/** Address of the PostgreSQL that runs on a data folder now; undefined when none does, or it is not ready yet. */
export function runningCluster(folder: string): string | undefined {
  const cluster = clusterFolder(folder);
  const postmaster = readPostmaster(cluster);
  if (!postmaster?.ready || !isPostmasterOf(cluster, postmaster)) return undefined;
  const password = readFileSync(join(folder, "postgres.password"), "utf8").trim();
  return `postgres://${superuser}:${password}@127.0.0.1:${postmaster.port}/postgres`;
}
