import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase } from "../testing.ts";
import { isConnectionFailure } from "./connectionFailure.ts";
import { freePort } from "./embedded/launch.ts";
import { createPool, type Db } from "./pool.ts";

let url: string;
let db: Db;
beforeAll(async () => {
  url = await createDatabase("template0");
  db = createPool(url, { max: 1, connectionTimeoutMillis: 1500 });
});
afterAll(() => db.end());

const failureOf = (asking: Promise<unknown>) =>
  asking.then(
    () => expect.unreachable("成功しました"),
    (error: unknown) => error,
  );

async function askOnce(address: string, question = "select 1", options: Parameters<typeof createPool>[1] = {}) {
  const pool = createPool(address, { connectionTimeoutMillis: 1500, ...options });
  const failure = await failureOf(pool.query(question));
  await pool.end();
  return failure;
}

describe("R10: 待てば直る失敗", () => {
  test("つながらない", async () => {
    expect(isConnectionFailure(await askOnce(`postgres://a:b@127.0.0.1:${await freePort()}/c`))).toBe(true);
  });

  test("名前が引けない", async () => {
    expect(isConnectionFailure(await askOnce("postgres://a:b@kyuseki.invalid/c"))).toBe(true);
  });

  test("つながるが返事がない", async () => {
    const silent = createServer();
    const port = await freePort();
    silent.listen(port, "127.0.0.1");
    expect(isConnectionFailure(await askOnce(`postgres://a:b@127.0.0.1:${port}/c`))).toBe(true);
    silent.close();
  });

  test("空いた接続がない", async () => {
    const held = await db.connect();
    const failure = await failureOf(db.query("select 1"));
    held.release();
    expect(isConnectionFailure(failure)).toBe(true);
  });

  test("問い合わせの途中で切られた", async () => {
    const other = createPool(url);
    const held = await db.connect();
    const { rows } = await held.query<{ pid: number }>("select pg_backend_pid() as pid");
    const asking = failureOf(held.query("select pg_sleep(30)"));
    await other.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    const [failure, next] = [await asking, await failureOf(held.query("select 1"))];
    held.release(true);
    await other.end();
    expect([failure, next].map(isConnectionFailure)).toEqual([true, true]);
  });

  test("時間切れ（データベース側・こちら側）", async () => {
    const slow = "select pg_sleep(30)";
    expect(isConnectionFailure(await askOnce(url, slow, { statement_timeout: 50 }))).toBe(true);
    expect(isConnectionFailure(await askOnce(url, slow, { query_timeout: 50 }))).toBe(true);
  });

  test("ほかの失敗の原因になっている", () => {
    const cause = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    expect(isConnectionFailure(new Error("外側", { cause }))).toBe(true);
    expect(isConnectionFailure(new AggregateError([cause]))).toBe(true);
  });
});

describe("待っても直らない失敗", () => {
  test.each([
    ["書き間違い", "selec 1"],
    ["制約違反", "insert into pg_class (oid) values (null)"],
    ["ゼロ除算", "select 1 / 0"],
  ])("%s", async (_, question) => {
    expect(isConnectionFailure(await failureOf(db.query(question)))).toBe(false);
  });

  test.each([undefined, null, "ECONNREFUSED", new Error("Connection was nice")])("%s", (error) => {
    expect(isConnectionFailure(error)).toBe(false);
  });
});
