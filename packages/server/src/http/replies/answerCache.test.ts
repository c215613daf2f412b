import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createAnswerCache } from "./answerCache.ts";
import { acceptedEncoding, PreparedAnswer } from "./preparedAnswer.ts";

const answer = (letter: string) => new PreparedAnswer(letter.repeat(10));
const weight = answer("a").weight;

test("覚えた返事は作り直さず、上限を超えたら長く使っていないものから忘れる", async () => {
  const cache = createAnswerCache(weight * 2);
  const made: string[] = [];
  const ask = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return answer(key);
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) await ask(key);

  expect(made).toEqual(["a", "b", "c", "b"]);
  expect(cache.heldBytes).toBe(weight * 2);
});

test("同時に聞かれても、持っている重さは数え違えない", async () => {
  const cache = createAnswerCache(weight * 10);
  await Promise.all(["a", "a", "b"].map((key) => cache.get(key, async () => answer(key))));
  expect(cache.heldBytes).toBe(weight * 2);
});

test("作っているあいだに聞かれたら、同じものを待つ。一度きりと言われた返事は覚えない", async () => {
  const cache = createAnswerCache();
  let made = 0;
  const ask = () =>
    cache.get("a", async (once) => {
      made += 1;
      if (made === 1) once();
      return answer("a");
    });
  await Promise.all([ask(), ask(), ask()]);
  expect([made, cache.heldBytes]).toEqual([1, 0]);
  await ask();
  await ask();
  expect([made, cache.heldBytes]).toEqual([2, weight]);
});

test("作るのに失敗したら覚えず、次はまた作る", async () => {
  const cache = createAnswerCache();
  await expect(cache.get("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect((await cache.get("a", async () => answer("a"))).body).toEqual(Buffer.from("aaaaaaaaaa"));
});

test("brotliは初めはすぐ作った形、また聞かれたら小さい形に替わり、中身は同じ", async () => {
  const text = textOf(2_000);
  const prepared = new PreparedAnswer(text);
  const quick = await prepared.compressed("br");
  await prepared.compressed("br");
  await expect.poll(async () => (await prepared.compressed("br")).form).toBe("br-dense");
  const dense = await prepared.compressed("br");

  expect(quick.form).toBe("br");
  expect(dense.bytes.length).toBeLessThan(quick.bytes.length);
  expect(brotliDecompressSync(dense.bytes).toString()).toBe(text);
});

test("何MBもあるものは小さい形にしないので、ほかのものを待たせない", async () => {
  const large = new PreparedAnswer(textOf(150_000));
  await large.compressed("br");
  await large.compressed("br");
  const small = new PreparedAnswer(textOf(2_000));
  await small.compressed("br");
  await expect.poll(async () => (await small.compressed("br")).form).toBe("br-dense");
  expect((await large.compressed("br")).form).toBe("br");
});

const textOf = (players: number) =>
  Array.from({ length: players }, (_, index) => `選手${(index * index * 7919) % 100_003}`).join();

test.each([
  [undefined, undefined],
  ["gzip, deflate, br", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.0, gzip;q=0", undefined],
  ["identity", undefined],
])("Accept-Encoding が %s なら %s", (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});
