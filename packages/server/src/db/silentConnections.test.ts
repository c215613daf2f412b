import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../testing.ts";
import { isConnectionFailure } from "./connectionFailure.ts";
import { createPool, type Db } from "./pool.ts";

let url: string;
let direct: Db;
beforeAll(async () => {
  url = await createDatabase("template0");
  direct = createPool(url);
});
afterAll(() => direct.end());

/** A way to the database that can fall silent: it takes what comes, and passes nothing on. */
async function openWay() {
  const database = new URL(url);
  const sockets: Socket[] = [];
  let silent = false;
  const pass = (from: Socket, to: Socket) =>
    from
      .on("data", (data) => void (silent || to.write(data)))
      .once("close", () => to.destroy())
      .on("error", () => {});
  const way: Server = createServer((socket) => {
    const onward = connect(Number(database.port), database.hostname);
    sockets.push(socket, onward);
    pass(socket, onward);
    pass(onward, socket);
  });
  way.listen(0, "127.0.0.1");
  await once(way, "listening");
  const through = new URL(url);
  const address = way.address();
  through.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: through.href,
    fallSilent: (value: boolean) => {
      silent = value;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      way.close();
    },
  };
}

async function failureOf(asking: Promise<unknown>) {
  const startMs = performance.now();
  const failure = await asking.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { isPassing: isConnectionFailure(failure), ms: performance.now() - startMs };
}

test("R10: 黙ったデータベースへの問いは、すべて2秒で失敗し、また答えるようになれば、そのまま使える", async () => {
  const way = await openWay();
  const db = createPool(way.url, { max: 3 });
  await Promise.all([db.query("select 1"), db.query("select 1"), db.query("select 1")]);
  way.fallSilent(true);
  // Three on open connections, and three that wait for one.
  const failures = await Promise.all(Array.from({ length: 6 }, () => failureOf(db.query("select 2"))));
  expect(failures.map(({ isPassing }) => isPassing)).toEqual(Array(6).fill(true));
  expect(Math.max(...failures.map(({ ms }) => ms))).toBeLessThan(2500);
  way.fallSilent(false);
  expect((await db.query("select 3 as three")).rows).toEqual([{ three: 3 }]);
  await db.end();
  way.close();
});

test("R10: 時間のかかる問いは、データベースが働いているあいだ待つ", async () => {
  const { rows } = await direct.query("select 1 as one from pg_sleep(2.5)");
  expect(rows).toEqual([{ one: 1 }]);
});

test("R10: 止まった1つの接続だけが切られ、ほかの問いは続く", async () => {
  const db = createPool(url, { max: 2 });
  const stopped = await db.connect();
  const { rows } = await stopped.query<{ pid: number }>("select pg_backend_pid() as pid");
  const pid = rows[0]?.pid ?? 0;
  process.kill(pid, "SIGSTOP");
  const [failure, slow] = await Promise.all([
    failureOf(stopped.query("select 2")),
    db.query("select 1 as one from pg_sleep(2.5)"),
  ]).finally(() => process.kill(pid, "SIGCONT"));
  expect([failure.isPassing, slow.rows]).toEqual([true, [{ one: 1 }]]);
  expect(failure.ms).toBeLessThan(2500);
  stopped.release(true);
  await db.end();
});
