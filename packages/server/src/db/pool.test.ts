import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "../testing.ts";
import { isConnectionFailure } from "./connectionFailure.ts";
import { createPool, type Db, inTransaction } from "./pool.ts";

let db: Db;
beforeAll(async () => {
  db = createPool(await createDatabase("template0"));
  await db.query("create table notes (body text unique)");
});
afterAll(() => db.end());
beforeEach(() => db.query("truncate notes"));

const one = async (question: string) => Object.values((await db.query(question)).rows[0]);
const notes = async () => (await db.query<{ body: string }>("select body from notes order by 1")).rows;

describe("文字", () => {
  test("データベースはUTF-8で、「球跡」は2文字", async () => {
    expect(await one("select current_setting('server_encoding'), length('球跡'), 'こ' || '髙' || '𠮷'")).toEqual([
      "UTF8",
      2,
      "こ髙𠮷",
    ]);
  });
});

describe("JavaScriptの値", () => {
  test.each([
    ["bigintは数", "select 9007199254740991::bigint", 9_007_199_254_740_991],
    ["count(*)は数", "select count(*) from notes", 0],
    ["numericは数", "select 48.5::numeric(4,1)", 48.5],
    ["dateは文字列のまま", "select '2026-04-01'::date", "2026-04-01"],
    ["timestamptzはその瞬間", "select '2026-04-01T09:00+09'::timestamptz", new Date("2026-04-01T00:00:00Z")],
    ["日付への変換はUTC", "select '2026-04-01T08:59+09'::timestamptz::date", "2026-03-31"],
    ["値がなければnull", "select null::numeric", null],
  ])("%s", async (_, question, expected) => {
    expect(await one(question)).toEqual([expected]);
  });

  test("正しく表せない大きな整数は、丸めずに断る", async () => {
    await expect(one("select 9007199254740993::bigint")).rejects.toThrow("9007199254740993");
  });
});

describe("inTransaction", () => {
  test("終われば書き込まれ、結果が返る", async () => {
    const result = await inTransaction(db, async (tx) => {
      await tx.query("insert into notes values ('制球が安定した')");
      return 7;
    });
    expect([result, await notes()]).toEqual([7, [{ body: "制球が安定した" }]]);
  });

  test("途中で失敗すれば何も書き込まれず、その失敗が伝わり、接続は返される", async () => {
    const small = createPool(String(db.options.connectionString), { max: 1 });
    const failing = inTransaction(small, async (tx) => {
      await tx.query("insert into notes values ('消える')");
      throw new Error("途中で失敗");
    });
    await expect(failing).rejects.toThrow("途中で失敗");
    expect((await small.query("select 1 from notes")).rowCount).toBe(0);
    await small.end();
  });

  test("中で握りつぶされた失敗は、書き込んだことにならない", async () => {
    const swallowing = inTransaction(db, async (tx) => {
      await tx.query("insert into notes values ('一')");
      await tx.query("insert into notes values ('一')").catch(() => {});
    });
    await expect(swallowing).rejects.toThrow("nothing was written");
    expect(await notes()).toEqual([]);
  });

  test("接続が切れても失敗が伝わり、次の問い合わせは新しい接続でできる", async () => {
    const cut = inTransaction(db, async (tx) => {
      const { rows } = await tx.query<{ pid: number }>("select pg_backend_pid() as pid");
      await db.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
      await tx.query("insert into notes values ('届かない')");
    });
    await expect(cut).rejects.toSatisfy(isConnectionFailure);
    expect(await notes()).toEqual([]);
  });
});
