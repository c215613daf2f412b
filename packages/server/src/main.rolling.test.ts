import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createPool } from "./db/pool.ts";
import { startLoad, storedByLoad } from "./testing/load.ts";
import { startRoundRobin } from "./testing/roundRobin.ts";
import { startServer } from "./testing/serverProcess.ts";
import { createDatabase } from "./testing.ts";

/** How often each of the two servers is restarted. */
const rounds = Number(process.env.KYUSEKI_ROLLING_RESTARTS ?? 1);
/** Beside other tests, a machine may not keep up with fifty. */
const leastASecond = process.env.KYUSEKI_ROLLING_RESTARTS ? 45 : 5;
/** Sources of the release before: then the first two servers are of that one, and the first of this one migrates. */
const earlier = process.env.KYUSEKI_EARLIER_SOURCES;
/** How long two releases answer side by side. */
const sideBySideMs = earlier === undefined ? 0 : 20_000;

test(
  `OP-6・OP-7 2台を${rounds}回ずつ順に止めて始め直しても、毎秒50件の読み書きは、1つも失敗せず、失われず、二度にならない`,
  async () => {
    const url = await createDatabase(earlier === undefined ? "kyuseki_template" : "template0");
    const db = createPool(url, { max: 3, connectionTimeoutMillis: 15_000 });
    const env = {
      DATABASE_URL: url,
      DATA_DIR: mkdtempSync(join(tmpdir(), "kyuseki-rolling-")),
      KYUSEKI_BACKUPS: "0",
      KYUSEKI_DRAIN_SECONDS: "1",
    };
    const balancer = await startRoundRobin();
    const start = async (sources?: string) => {
      const server = await startServer(env, sources);
      onTestFinished(() => void server.child.kill("SIGKILL"));
      await balancer.add(server.address);
      return server;
    };
    let servers = [await start(earlier), await start(earlier)];
    const load = await startLoad(db, balancer.address, 5 + rounds * 2);

    const taken: number[] = [];
    for (let restart = 0; restart < rounds * 2; restart += 1) {
      const [oldest, other] = servers as [(typeof servers)[0], (typeof servers)[0]];
      oldest.child.kill("SIGTERM");
      // It still listens and says that it is going.
      await expect.poll(() => balancer.isWell(oldest.address)).toBe(false);
      expect(oldest.child.exitCode).toBeNull();
      expect(await oldest.exited, oldest.printed()).toBe(0);
      taken.push(balancer.remove(oldest.address));
      servers = [other, await start()];
      const until = performance.now() + (restart === 0 ? sideBySideMs : 0);
      const isOver = () => performance.now() >= until || load.hasFailed();
      await expect.poll(isOver, { timeout: 2 * sideBySideMs + 1000, interval: 500 }).toBe(true);
    }
    const { sent, seconds, failures } = await load.stop();
    balancer.stop();
    for (const { child } of servers) child.kill("SIGTERM");
    await Promise.all(servers.map(({ exited }) => exited));

    expect(failures).toEqual([]);
    for (const { exited, printed } of servers) expect(await exited, printed()).toBe(0);
    expect(await storedByLoad(db)).toEqual(sent);
    expect(Math.min(...taken)).toBeGreaterThan(0);
    expect(load.calls() / seconds).toBeGreaterThan(leastASecond);
    await db.end();
  },
  (earlier === undefined ? 60_000 : 240_000) + rounds * 20_000,
);
