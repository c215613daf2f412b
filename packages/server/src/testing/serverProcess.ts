import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { superuser } from "../db/embedded/create.ts";
import { clusterIn } from "../db/embedded/dataFolder.ts";
import { readPostmaster } from "../db/embedded/postmaster.ts";
import { createPool, type Db } from "../db/pool.ts";

/** Starts the server as `npm start` does, in a process of its own, and does not wait. */
export function spawnServer(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [mainFile], {
    env: { PATH: process.env.PATH, PORT: "0", DEMO: "0", LOG_LEVEL: "silent", ...env },
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

/** Starts the server and waits until it listens. @throws Error with what it printed when it ends before */
export async function startServer(env: Readonly<Record<string, string>>) {
  const server = spawnServer(env);
  const address = () => /ready at (\S+)/.exec(server.printed())?.[1];
  const over = server.exited.then(() => true);
  while (address() === undefined) {
    const ended = await Promise.race([over, once(server.child.stdout, "data").then(() => false)]);
    if (ended) throw new Error(`サーバーが起動しませんでした: ${server.printed()}`);
  }
  return { ...server, address: address() ?? "" };
}

/** Connects behind the server's back to the PostgreSQL that runs on its data folder. */
export function poolBehind(folder: string): Db {
  const port = readPostmaster(clusterIn(folder))?.port ?? 0;
  const password = readFileSync(join(folder, "postgres.password"), "utf8").trim();
  return createPool(`postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`, { max: 2 });
}

const mainFile = fileURLToPath(new URL("../main.ts", import.meta.url));
