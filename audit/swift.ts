import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { S3Config } from "../packages/server/src/config/filesConfig.ts";
import { freePort } from "../packages/server/src/db/embedded/launch.ts";

const services = ["account", "container", "object"] as const;

/** OpenStack Swift with its S3 interface on one disk in this folder: four servers of Debian's packages. Needs root. */
export async function startSwift(folder: string): Promise<{ config: S3Config; stop: () => Promise<void> }> {
  const started: ChildProcess[] = [];
  const run = (name: string, config: string) => {
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, config);
    started.push(spawn(`swift-${name}-server`, [file], { stdio: "ignore" }));
  };
  mkdirSync(join(folder, "disks/one"), { recursive: true });
  for (const name of services) {
    const port = await freePort();
    ring(folder, name, port);
    run(name, `${server(folder, port)}pipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`);
  }
  const port = await freePort();
  run("proxy", `${server(folder, port)}${proxy}`);
  const endpoint = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${endpoint}/healthcheck`).catch(() => undefined))?.ok) {
    if (started.some(({ exitCode }) => exitCode !== null)) throw new Error("Swift did not start");
    await pause(100);
  }
  return {
    config: { endpoint, bucket: "kyuseki-files", region: "us-east-1", accessKey: "club:files", secretKey: "secret" },
    async stop() {
      for (const child of started) {
        child.kill("SIGKILL");
        if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      }
    },
  };
}

function ring(folder: string, name: string, port: number) {
  const build = (...args: string[]) =>
    execFileSync("swift-ring-builder", [join(folder, `${name}.builder`), ...args], { stdio: "ignore" });
  build("create", "4", "1", "1");
  build("add", `r1z1-127.0.0.1:${port}/one`, "1");
  build("rebalance");
}

const server = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
devices = ${folder}/disks
mount_check = false
[pipeline:main]
`;

/** The cache is none: nothing listens there. */
const proxy = `pipeline = healthcheck cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_club_files = secret .admin
`;
