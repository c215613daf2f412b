// OP-6: servers of the release before are replaced, one after the other, by servers of this one while coaches write: the
// first of this release migrates beside the other. Argument: a commit; without it the last tag, and without a tag the last
// commit that lacks the newest migration.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { temporaryData } from "../scripts/productProcess.ts";

const migrations = "packages/server/migrations";
const modules = "node_modules";

const [commit = lastTag() ?? beforeNewestMigration()] = process.argv.slice(2);
const { dataDir: folder, remove } = temporaryData();
try {
  unpack(commit, folder);
  installModules(folder);
  console.log(
    `${describe(commit)}, and beside it this release with ${newMigrations(folder).join(", ") || "no migration"}`,
  );
  const vitest = [`${modules}/vitest/vitest.mjs`, "run", "--project", "server", "main.rolling"];
  const { status } = spawnSync(process.execPath, vitest, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, KYUSEKI_EARLIER_SOURCES: join(folder, "packages/server/src") },
  });
  process.exitCode = status ?? 1;
} finally {
  remove();
}

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}

function lastTag(): string | undefined {
  return git("tag", "--sort=-creatordate", "--merged", "HEAD").split("\n")[0] || undefined;
}

function beforeNewestMigration(): string {
  const newest = readdirSync(migrations).sort().at(-1) ?? "";
  const added = git("log", "-1", "--diff-filter=A", "--format=%H", "--", join(migrations, newest));
  // Not committed yet.
  return added === "" ? "HEAD" : `${added}^`;
}

function unpack(from: string, into: string) {
  const archive = execFileSync("git", ["archive", from, "package.json", "package-lock.json", ".npmrc", "packages"], {
    maxBuffer: 2 ** 30,
  });
  execFileSync("tar", ["-x", "-C", into], { input: archive });
}

/** Those of this checkout where both releases ask for the same; its own packages in any case. */
function installModules(into: string) {
  if (lockOf(into) !== lockOf(".")) {
    const ci = ["ci", "-w", "packages/server", "--omit=dev", "--no-audit", "--no-fund"];
    execFileSync("npm", ci, { cwd: into, stdio: ["ignore", "ignore", "inherit"] });
    return;
  }
  mkdirSync(join(into, modules, "@kyuseki"), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== "@kyuseki") symlinkSync(join(process.cwd(), modules, name), join(into, modules, name));
  }
  symlinkSync(join(into, "packages/domain"), join(into, modules, "@kyuseki/domain"));
}

function lockOf(root: string) {
  return readFileSync(join(root, "package-lock.json"), "utf8");
}

function newMigrations(root: string) {
  return readdirSync(migrations).filter((name) => !existsSync(join(root, migrations, name)));
}

function describe(revision: string) {
  return git("log", "-1", "--format=%h %s", revision);
}
