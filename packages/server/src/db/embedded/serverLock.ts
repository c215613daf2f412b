import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { lockKey } from "../locks/lockKey.ts";

export type ServerLock = { release(): Promise<void> };

const patienceMs = 2_000;
const pauseMs = 100;

/**
 * Claims a data folder for this process, by a lock inside its own PostgreSQL: it ends with the connection, so with the
 * process. undefined when another process holds it.
 */
export async function claimServerLock(url: string): Promise<ServerLock | undefined> {
  const held = await waitForLock(url);
  if (!held) return undefined;
  let connection = held;
  let released = false;

  // PostgreSQL ends every connection when one of its processes crashes, and is soon back.
  const holdOn = (client: pg.Client) =>
    client.once("end", async () => {
      while (!released) {
        const again = await waitForLock(url).catch(() => undefined);
        if (again) {
          connection = again;
          holdOn(again);
          if (released) await again.end();
          return;
        }
        await wait(pauseMs);
      }
    });
  holdOn(connection);

  return {
    async release() {
      released = true;
      await connection.end();
    },
  };
}

/**
 * The connection that holds the lock, or undefined when another process holds it. The connections of a server that was
 * just killed take a moment to be noticed, hence some patience.
 */
export async function waitForLock(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000, keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  const giveUpAt = performance.now() + patienceMs;
  do {
    const { rows } = await client.query("select pg_try_advisory_lock($1, $2) as held", lockKey("serve"));
    if (rows[0].held) return client;
    await wait(pauseMs);
  } while (performance.now() < giveUpAt);
  await client.end();
  return undefined;
}
