import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { clusterFolder } from "./dataFolder.ts";
import { isAlive } from "./postmaster.ts";
import type { SystemUser } from "./systemUser.ts";

/** The cluster's one user. */
export const superuser = "kyuseki";

/** Environment of PostgreSQL's programs: the language of its messages, and no PG* settings of somebody else's. */
export const cleanEnv = { PATH: process.env.PATH ?? "", SystemRoot: process.env.SystemRoot ?? "", LC_ALL: "C" };

/**
 * Makes an empty UTF-8 cluster in the data folder unless there is one, and returns its password. Two servers may do so
 * at once, and either may die on the way: what is half made is never taken for whole.
 */
export function ensureCluster(folder: string, binaries: Binaries, account: SystemUser): string {
  const cluster = clusterFolder(folder);
  const passwordFile = join(folder, "postgres.password");
  if (existsSync(cluster)) refuseOtherVersion(cluster);
  else initialise(folder, cluster, ensurePassword(passwordFile, account), binaries, account);
  if (!existsSync(passwordFile)) {
    throw new Error(
      `The password of the database, ${passwordFile}, is missing. Restore it from the backup of ${folder}.`,
    );
  }
  return readFileSync(passwordFile, "utf8").trim();
}

/** A server killed during its very first start leaves a half made cluster beside the real one. */
export function removeUnfinished(folder: string) {
  for (const name of readdirSync(folder).filter((name) => name.startsWith(workshops))) {
    const maker = Number.parseInt(name.slice(workshops.length), 10);
    if (!isAlive(maker)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Names of folders in which clusters are being made begin so; the number of the process follows. */
const workshops = "postgres.new-";

const majorVersion = "18";

function refuseOtherVersion(cluster: string) {
  const version = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (version === majorVersion) return;
  throw new Error(
    `${cluster} was written by PostgreSQL ${version}, and this server brings PostgreSQL ${majorVersion}. Move the data over with pg_dump, or choose another DATA_DIR.`,
  );
}

/** Whoever links the file first has chosen the password. */
function ensurePassword(file: string, account: SystemUser): string {
  const mine = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(mine, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  give(mine, account);
  try {
    linkSync(mine, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(mine);
  }
  return file;
}

function initialise(folder: string, cluster: string, passwordFile: string, binaries: Binaries, account: SystemUser) {
  const workshop = mkdtempSync(join(folder, `${workshops}${process.pid}-`));
  give(workshop, account);
  const unfinished = join(workshop, "cluster");
  const options = ["--encoding=UTF8", "--locale=C", "--auth=scram-sha-256", "--no-instructions"];
  try {
    const { status, stderr, error } = spawnSync(
      binaries.initdb,
      ["-D", unfinished, "-U", superuser, `--pwfile=${passwordFile}`, ...options],
      { ...account, cwd: workshop, env: cleanEnv, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] },
    );
    if (status !== 0) throw new Error(`PostgreSQL could not prepare ${cluster}:\n${stderr}`, { cause: error });
    moveInto(unfinished, cluster);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Renaming onto a cluster that another server has put there meanwhile fails, and theirs is as good as ours. */
function moveInto(unfinished: string, cluster: string) {
  try {
    renameSync(unfinished, cluster);
  } catch (error) {
    if (!existsSync(join(cluster, "PG_VERSION"))) throw error;
  }
}

function give(path: string, { uid, gid }: SystemUser) {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
