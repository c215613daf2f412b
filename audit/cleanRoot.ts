import { execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { cpSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });

/**
 * Makes in `folder` what the image `node:VERSION-trixie-slim` holds: a minimal Debian, this process's Node with the
 * machine's npm, and the user `node`. Needs root and debootstrap.
 */
export function makeNodeRoot(folder: string) {
  run("debootstrap", "--variant=minbase", "trixie", folder, "http://deb.debian.org/debian");
  const program = realpathSync(execFileSync("which", ["npm"], { encoding: "utf8" }).trim());
  const npm = dirname(dirname(program));
  const local = join(folder, "usr/local");
  cpSync(process.execPath, join(local, "bin/node"));
  mkdirSync(join(local, "lib/node_modules"), { recursive: true });
  cpSync(npm, join(local, "lib/node_modules/npm"), { recursive: true });
  run("ln", "-s", "../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm"));
  run("ln", "-s", "../lib/node_modules/npm/bin/npx-cli.js", join(local, "bin/npx"));
  cpSync("/etc/resolv.conf", join(folder, "etc/resolv.conf"));
  mkdirSync(join(folder, "etc/ssl/certs"), { recursive: true });
  cpSync("/etc/ssl/certs/ca-certificates.crt", join(folder, "etc/ssl/certs/ca-certificates.crt"), {
    dereference: true,
  });
  run("chroot", folder, "useradd", "--create-home", "--uid", "1000", "node");
}

/** A copy of `folder` in `copy`. */
export const copyRoot = (folder: string, copy: string) => run("cp", "--archive", folder, copy);

/** Mounts what programs expect of a running system; returns the way to unmount. */
export function mountSystem(folder: string) {
  run("mount", "-t", "proc", "proc", join(folder, "proc"));
  mkdirSync(join(folder, "dev/shm"), { recursive: true });
  run("mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", join(folder, "dev/shm"));
  return () => {
    run("umount", "--lazy", join(folder, "dev/shm"));
    run("umount", "--lazy", join(folder, "proc"));
  };
}

/** Starts a command below `folder` with these variables alone, as root or as the user `node`. */
export function startIn(
  folder: string,
  {
    command,
    directory,
    env,
    user,
  }: { command: string[]; directory: string; env: Record<string, string>; user: string },
  options: SpawnOptions = {},
) {
  const inside = ["/bin/sh", "-c", `cd ${directory} && exec "$@"`, "sh", ...command];
  return spawn("/usr/sbin/chroot", [`--userspec=${user}:${user}`, folder, ...inside], {
    env: { PATH: "/usr/local/bin:/usr/bin:/bin", NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/ca-certificates.crt", ...env },
    stdio: ["ignore", "ignore", "inherit"],
    ...options,
  });
}

export const removeRoot = (folder: string) => rmSync(folder, { recursive: true, force: true });
