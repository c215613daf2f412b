import { expect, test } from "vitest";
import { batchLoader, distinctLoader } from "./batchLoader.ts";

/** Answers each question when told to. */
function recorder() {
  const asked: { keys: readonly string[]; answer: PromiseWithResolvers<readonly string[]> }[] = [];
  const ask = (keys: readonly string[]) => {
    const answer = Promise.withResolvers<readonly string[]>();
    asked.push({ keys, answer });
    return answer.promise;
  };
  return { asked, ask };
}

const turn = () => new Promise<void>((done) => setImmediate(done));

test("同時に来た問いは1つにまとめ、それぞれに自分の答えを返す", async () => {
  const seen: (readonly string[])[] = [];
  const find = batchLoader(async (keys: readonly string[]) => {
    seen.push(keys);
    return keys.map((key) => (key === "nobody" ? undefined : key.toUpperCase()));
  });
  expect(await Promise.all([find("a"), find("nobody"), find("a"), find("b")])).toEqual(["A", undefined, "A", "B"]);
  expect(seen).toEqual([["a", "nobody", "a", "b"]]);
});

test("T6: 問い合わせ中に来た同じ問いには、前の答えを使い回さず、あとから聞き直す", async () => {
  const { asked, ask } = recorder();
  const find = batchLoader(ask, 60_000);
  const before = find("token");
  await turn();
  const after = find("token");
  await turn();
  expect(asked).toHaveLength(1);

  asked[0]?.answer.resolve(["coach"]);
  expect(await before).toBe("coach");
  await turn();
  asked[1]?.answer.resolve(["nobody"]);
  expect(await after).toBe("nobody");
});

test("失敗はその問いの全員に伝わり、次の問いには残らない", async () => {
  const { asked, ask } = recorder();
  const find = batchLoader(ask, 60_000);
  const failed = Promise.allSettled([find("a"), find("b")]);
  await turn();
  const next = find("c");
  asked[0]?.answer.reject(new Error("down"));
  expect((await failed).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await turn();
  asked[1]?.answer.resolve(["C"]);
  expect(await next).toBe("C");
});

test("答えの遅い問いは、ほかの問いをいつまでも待たせない", async () => {
  const { asked, ask } = recorder();
  const find = batchLoader(ask, 1);
  const slow = find("slow");
  await turn();
  const next = find("next");
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer.resolve(["NEXT"]);
  expect(await next).toBe("NEXT");
  asked[0]?.answer.resolve(["SLOW"]);
  expect(await slow).toBe("SLOW");
});

test("同じ問いは一度だけ聞き、みんなに同じ答えを返す", async () => {
  const seen: unknown[] = [];
  const find = distinctLoader(async (keys: readonly { team: number; at: Date }[]) => {
    seen.push(keys);
    return keys.map(({ team, at }) => (team === 0 ? undefined : `${team} ${at.getTime()}`));
  });
  const of = (team: number, ms = 1) => ({ team, at: new Date(ms) });
  const answers = [find(of(7)), find(of(0)), find(of(7)), find(of(7, 2)), find(of(8))];
  expect(await Promise.all(answers)).toEqual(["7 1", undefined, "7 1", "7 2", "8 1"]);
  expect(seen).toEqual([[of(7), of(0), of(7, 2), of(8)]]);
});
