import { Failure, type Member } from "@kyuseki/domain";
import { fictionalMember } from "@kyuseki/domain/memberFixture";
import { describe, expect, test } from "vitest";
import { runEach } from "./runEach.ts";

const members = Array.from({ length: 10 }, (_, index) => fictionalMember({ id: index + 1, name: `選手 ${index + 1}` }));
const idsOf = (whom: readonly Member[]) => whom.map(({ id }) => id);
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("一人ずつ行う（AP-3）", () => {
  test("だれにも一度だけ、同時には三人まで", async () => {
    const begun: number[] = [];
    let now = 0;
    let most = 0;
    const settled: number[] = [];
    const result = await runEach(
      members,
      async ({ id }) => {
        begun.push(id);
        now += 1;
        most = Math.max(most, now);
        await nextTurn();
        now -= 1;
      },
      { isStopped: () => false, onSettled: ({ id }) => settled.push(id) },
    );
    expect(begun).toEqual(idsOf(members));
    expect(most).toBe(3);
    expect(settled).toEqual(idsOf(members));
    expect(idsOf(result.done)).toEqual(idsOf(members));
    expect([result.refused, result.left]).toEqual([[], []]);
  });

  test("断られた人がいても、ほかの人には行う", async () => {
    const failure = new Failure("conflict", { message: "もう招待しています。" });
    const result = await runEach(
      members,
      async ({ id }) => {
        if (id % 5 === 0) throw failure;
      },
      { isStopped: () => false, onSettled: () => undefined },
    );
    expect(idsOf(result.done)).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    expect(result.refused.map(({ member, failure }) => [member.id, failure])).toEqual([
      [5, failure],
      [10, failure],
    ]);
  });

  test("やめると、始めた人の返事は待ち、残りには何もしない", async () => {
    let isStopped = false;
    const result = await runEach(
      members,
      async ({ id }) => {
        await nextTurn();
        if (id === 2) isStopped = true;
      },
      { isStopped: () => isStopped, onSettled: () => undefined },
    );
    expect(idsOf([...result.done, ...result.left])).toEqual(idsOf(members));
    expect(result.done.length).toBeLessThan(6);
    expect(result.left.length).toBeGreaterThan(4);
  });

  test.each(["unavailable", "unauthorized", "forbidden", "rate_limited"] as const)(
    "%s なら、次の人に行っても同じなので続けない",
    async (code) => {
      const begun: number[] = [];
      const result = await runEach(
        members,
        async ({ id }) => {
          begun.push(id);
          await nextTurn();
          throw new Failure(code);
        },
        { isStopped: () => false, onSettled: () => undefined },
      );
      expect(begun).toEqual([1, 2, 3]);
      expect(idsOf(result.left)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    },
  );

  test("わからない失敗は unexpected として残る", async () => {
    const { refused } = await runEach(
      members.slice(0, 1),
      async () => {
        throw new TypeError("x");
      },
      { isStopped: () => false, onSettled: () => undefined },
    );
    expect(refused[0]?.failure.code).toBe("unexpected");
  });
});
