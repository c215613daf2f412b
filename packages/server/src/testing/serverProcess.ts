import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runningCluster } from "../db/embedded/runningCluster.ts";
import { createPool, type Db } from "../db/pool.ts";

/** Starts the server as `npm start` does, in a process of its own, and does not wait. */
export function spawnServer(env: Readonly<Record<string, string>>, folder = sources) {
  return spawnProgram(join(folder, "main.ts"), [], { PORT: "0", DEMO: "0", LOG_LEVEL: "silent", ...env });
}

/**
 * Starts the server and waits until it listens. `folder`: sources of another release.
 * @throws Error with what it printed when it ends before
 */
export async function startServer(env: Readonly<Record<string, string>>, folder = sources) {
  const server = spawnServer(env, folder);
  const address = () => /ready at (\S+)/.exec(server.printed())?.[1];
  const over = server.exited.then(() => true);
  while (address() === undefined) {
    const ended = await Promise.race([over, once(server.child.stdout, "data").then(() => false)]);
    if (ended) throw new Error(`サーバーが起動しませんでした: ${server.printed()}`);
  }
  return { ...server, address: address() ?? "" };
}

/** Runs a command of the operator's to its end. `file` lies in `src`. */
export async function runCommand(file: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const { exited, printed } = spawnProgram(join(sources, file), args, env);
  return { code: await exited, printed: printed() };
}

/** Connects behind the server's back to the PostgreSQL that runs on its data folder. */
export function poolBehind(folder: string): Db {
  return createPool(runningCluster(folder) ?? "", { max: 2 });
}

function spawnProgram(file: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const exited = once(child, "close").then(([code]: (number | null)[]) => code ?? null);
  return { child, exited, printed: () => printed };
}

const sources = fileURLToPath(new URL("..", import.meta.url));
