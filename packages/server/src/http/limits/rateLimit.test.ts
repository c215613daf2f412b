import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createPool, type Db } from "../../db/pool.ts";
import { createDatabase } from "../../testing.ts";
import { createRateLimit } from "./rateLimit.ts";

const start = new Date("2026-11-20T12:00:00Z");
const hourMs = 60 * 60 * 1000;

let db: Db;
beforeAll(async () => {
  db = createPool(await createDatabase());
});
afterAll(() => db.end());
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: start }));
afterEach(() => void vi.useRealTimers());

const limitOf = (name: string) =>
  createRateLimit(db, { name, points: 2, windowS: 180, sentence: (seconds) => `あと${seconds}秒` });
const moveClock = (ms: number) => vi.setSystemTime(new Date(start.getTime() + ms));

test("S7: 時計が1時間戻されても、待つ時間は延びない", async () => {
  const limit = limitOf("counted");
  await limit.count("a", "a");
  await expect(limit.count("a")).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 180 });
  moveClock(-hourMs);
  await limit.count("a", "a");
  await expect(limit.count("a")).rejects.toMatchObject({ retryAfterS: 180 });
  moveClock(-hourMs + 180_000);
  await limit.count("a");
});

test("S7: 間違いの数え方も同じ", async () => {
  const limit = limitOf("wrong");
  const fail = async () => limit.countWrong(["a"], async () => false);
  expect([await fail(), await fail()]).toEqual([false, false]);
  await expect(fail()).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 180 });
  moveClock(-hourMs);
  expect([await fail(), await fail()]).toEqual([false, false]);
  await expect(fail()).rejects.toMatchObject({ retryAfterS: 180 });
});

test("S7: ほかのサーバーと数秒ずれた時計では、数えたことは消えない", async () => {
  const limit = limitOf("apart");
  await limit.count("a", "a");
  moveClock(-4000);
  await expect(limit.count("a")).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 184 });
});

test("S7: 同時に来たものは少ない書き込みで数え、ちょうど上限までを許す", async () => {
  const limit = createRateLimit(db, { name: "together", points: 30, windowS: 180, sentence: () => "待つ" });
  const query = vi.spyOn(db, "query");
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => limit.count("a")));
  expect(query.mock.calls.length).toBeLessThan(10);
  query.mockRestore();
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
  const other = await Promise.allSettled([limit.count("b"), limit.count("a")]);
  expect(other.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  const { rows } = await db.query("select points from rate_limits where key = 'together:a'");
  expect(rows).toEqual([{ points: 51 }]);
});
