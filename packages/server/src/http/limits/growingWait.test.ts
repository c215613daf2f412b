import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createPool, type Db } from "../../db/pool.ts";
import { createDatabase } from "../../testing.ts";
import { createGrowingWait } from "./growingWait.ts";

const start = new Date("2026-11-20T12:00:00Z");
const hourMs = 60 * 60 * 1000;

let db: Db;
beforeAll(async () => {
  db = createPool(await createDatabase());
});
afterAll(() => db.end());
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: start }));
afterEach(() => void vi.useRealTimers());

const waitOf = (name: string) =>
  createGrowingWait(db, { name, tries: 2, waitS: 180, longestWaitS: 600, sentence: (seconds) => `あと${seconds}秒` });
const moveClock = (ms: number) => vi.setSystemTime(new Date(start.getTime() + ms));
const failing = (name: string) => {
  const wait = waitOf(name);
  return () => wait.countWrong("a", async () => false);
};

test("S7: 待つ時間は倍になっていき、上限で止まる。1日たてば、初めに戻る", async () => {
  const fail = failing("growing");
  let at = 0;
  for (const retryAfterS of [180, 360, 600, 600]) {
    await fail();
    await fail();
    await expect(fail()).rejects.toMatchObject({ code: "rate_limited", retryAfterS, message: `あと${retryAfterS}秒` });
    at += retryAfterS * 1000;
    moveClock(at - 1000);
    await expect(fail()).rejects.toMatchObject({ retryAfterS: 1 });
    moveClock(at);
  }
  moveClock(24 * hourMs);
  await fail();
  await fail();
  await expect(fail()).rejects.toMatchObject({ retryAfterS: 180 });
});

test("S7: 時計が1時間戻されても、待つ時間は延びない", async () => {
  const fail = failing("back");
  await fail();
  await fail();
  moveClock(-hourMs);
  expect(await fail()).toBe(false);
});

test("S7: ほかのサーバーと数秒ずれた時計では、数えたことは消えない", async () => {
  const fail = failing("apart");
  await fail();
  await fail();
  moveClock(-4000);
  await expect(fail()).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 184 });
});

test("消せば、すぐにまた試せ、次の待ち時間も初めの長さ", async () => {
  const fail = failing("cleared");
  await fail();
  await fail();
  await waitOf("cleared").clear("a");
  expect([await fail(), await fail()]).toEqual([false, false]);
  await expect(fail()).rejects.toMatchObject({ retryAfterS: 180 });
});

test("正しい答えと、確かめられなかった試みは数えない", async () => {
  const wait = waitOf("right");
  for (let count = 0; count < 3; count += 1) expect(await wait.countWrong("a", async () => true)).toBe(true);
  const broken = () => Promise.reject(new Error("away"));
  for (let count = 0; count < 3; count += 1) await expect(wait.countWrong("a", broken)).rejects.toThrow("away");
  expect(await wait.countWrong("a", async () => false)).toBe(false);
});
