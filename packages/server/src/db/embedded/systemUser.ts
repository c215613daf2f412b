import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { userInfo } from "node:os";

/** The system user PostgreSQL runs as; empty: the current one. */
export type SystemUser = { uid?: number; gid?: number };

/**
 * PostgreSQL refuses to run as root, so root starts it as the owner of the data it finds, else as the system's user
 * "postgres", who is made when missing. Anybody else starts it as themselves.
 * @throws Error when the data belongs to somebody we may not act for
 */
export function systemUserFor(cluster: string): SystemUser {
  const { uid } = userInfo();
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (uid !== 0) {
    if (owner && uid > 0 && owner.uid !== uid) {
      throw new Error(`${cluster} belongs to another user. Start the server as that user, or choose another DATA_DIR.`);
    }
    return {};
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return postgresUser() ?? makePostgresUser();
}

/** Whether the account may enter a folder or run a program. Runs `test -x`, which also respects ACLs. */
export function canAccess(account: SystemUser, path: string): boolean {
  if (account.uid === undefined) return true;
  return spawnSync("test", ["-x", path], { ...account, cwd: "/", stdio: "ignore" }).status === 0;
}

function postgresUser(): SystemUser | undefined {
  const [uid, gid] = ["-u", "-g"].map((which) => {
    const { status, stdout } = spawnSync("id", [which, "postgres"], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : Number.NaN;
  });
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : undefined;
}

function makePostgresUser(): SystemUser {
  // The first is of most systems, the second of Alpine.
  const ways = [
    ["useradd", "--system", "--user-group", "--no-create-home", "--shell", "/bin/false", "postgres"],
    ["adduser", "-S", "-D", "-H", "-s", "/bin/false", "postgres"],
  ] as const;
  for (const [command, ...args] of ways) {
    spawnSync(command, args, { stdio: "ignore" });
    const made = postgresUser();
    if (made) return made;
  }
  throw new Error(
    "PostgreSQL does not run as root, and the system user postgres could not be made. Start the server as an ordinary user, or set DATABASE_URL.",
  );
}
