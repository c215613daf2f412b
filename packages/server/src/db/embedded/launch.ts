import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { cleanEnv } from "./create.ts";
import { readPostmaster } from "./postmaster.ts";
import type { SystemUser } from "./systemUser.ts";

export type Launch = {
  postgres: string;
  cluster: string;
  account: SystemUser;
  port: number;
  /** PostgreSQL settings beyond those every cluster has. */
  settings: Readonly<Record<string, string>>;
  /** A line of PostgreSQL's own log. */
  onLine: (line: string) => void;
};

/** PostgreSQL ended before it was ready. The message is the end of its log. */
export class LaunchFailure extends Error {
  /** Whether trying again, with another port, may help: something else was in the way. */
  get passes(): boolean {
    return /Address already in use|could not create any TCP|lock file ".*" already exists|shared memory block .* in use/.test(
      this.message,
    );
  }
}

/**
 * Starts PostgreSQL on a loopback port and returns when it answers, after recovery if that is needed.
 * @throws LaunchFailure
 */
export async function launch({ postgres, cluster, account, port, settings, onLine }: Launch): Promise<ChildProcess> {
  const flags = Object.entries({ ...always, ...settings, port: String(port) }).map(
    ([name, value]) => `--${name}=${value}`,
  );
  const child = spawn(postgres, ["-D", cluster, ...flags], {
    ...account,
    cwd: cluster,
    env: cleanEnv,
    stdio: ["ignore", "ignore", "pipe"],
    // Ctrl+C in the terminal is for us: PostgreSQL must outlive the requests we still answer.
    detached: true,
  });
  const tail = followLog(child, onLine);
  let failure: Error | undefined;
  child.once("error", (error) => {
    failure = new LaunchFailure(error.message, { cause: error });
  });
  while (!isReady(cluster, child)) {
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null) throw new LaunchFailure(tail.join("\n"));
    await wait(20);
  }
  return child;
}

/** Waits until the process is gone. false when it still runs after `patienceMs`. */
export async function waitForExit(child: ChildProcess, patienceMs: number): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return true;
  const tooLate = AbortSignal.timeout(patienceMs);
  return once(child, "exit", { signal: tooLate }).then(
    () => true,
    () => false,
  );
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

const always = {
  listen_addresses: "127.0.0.1",
  // Sockets in /tmp would be open to every user, and their paths are short of room elsewhere.
  unix_socket_directories: "",
  max_connections: "200",
  // Errors quote rows, which hold names; they reach our own log through the query that failed, without the quotes.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

function isReady(cluster: string, child: ChildProcess): boolean {
  const postmaster = readPostmaster(cluster);
  return postmaster !== undefined && postmaster.pid === child.pid && postmaster.ready;
}

/** Returns the last lines, kept up to date. */
function followLog(child: ChildProcess, onLine: (line: string) => void): string[] {
  const tail: string[] = [];
  let unfinished = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    const lines = (unfinished + text).split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) onLine(line);
    tail.push(...lines);
    tail.splice(0, tail.length - 10);
  });
  return tail;
}
