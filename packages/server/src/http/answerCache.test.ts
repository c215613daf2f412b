import { expect, test } from "vitest";
import { createAnswerCache } from "./answerCache.ts";
import { acceptedEncoding, PreparedAnswer } from "./prepared.ts";

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

test("作るのに失敗したら覚えず、次はまた作る", async () => {
  const cache = createAnswerCache();
  await expect(cache.get("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect((await cache.get("a", async () => answer("a"))).body).toBe("aaaaaaaaaa");
});

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
