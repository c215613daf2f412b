import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { turbo } from "./turbo.ts";

/** A temporary folder for a database. */
export function temporaryData() {
  const dataDir = mkdtempSync(join(tmpdir(), "kyuseki-data-"));
  // PostgreSQL runs as another user when we are root, which needs access to the folder.
  chmodSync(dataDir, 0o755);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Builds the app if it changed and starts the server, like `npm start`. */
export async function startProduct(dataDir: string, logFile?: string) {
  turbo("run", "build", "--filter=@kyuseki/app");
  return startServer(dataDir, logFile);
}

/**
 * Starts the real server on a free port, with the demo. With `logFile` everything is logged there; otherwise warnings
 * are shown. `folder` is the checkout, by default this one. `url` has no trailing slash; `stop` waits until server and database have ended.
 */
export async function startServer(dataDir: string, logFile?: string, folder = ".") {
  const server = spawn(process.execPath, ["packages/server/src/main.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: logFile ? "trace" : "warn" },
    stdio: ["ignore", "pipe", logFile ? openSync(logFile, "a") : "inherit"],
  });
  const url = await announced(server);
  if (server.pid === undefined) throw new Error("the server did not start");
  return {
    url,
    pid: server.pid,
    async stop() {
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
    },
  };
}

/** The server prints its address once it listens. */
async function announced({ stdout }: ChildProcess) {
  if (!stdout) throw new Error("the server has no output to read");
  let said = "";
  for await (const text of stdout.iterator({ destroyOnReturn: false })) {
    said += text;
    const [address] = said.match(/http:\/\/[\w.]+:\d+/) ?? [];
    if (address) {
      stdout.resume();
      return address;
    }
  }
  throw new Error(`the server ended before it listened:\n${said}`);
}
