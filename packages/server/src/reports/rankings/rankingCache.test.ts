import { describe, expect, test } from "vitest";
import { createRankingCache } from "./rankingCache.ts";

const pickMemberName = (name: string, weight = 10) => ({ name, weight });

describe("作った表を手元に残す", () => {
  test("同時に求められても一度だけ作り、あとも同じものを渡す", async () => {
    const boards = createRankingCache<{ name: string; weight: number }>(100);
    let made = 0;
    const make = async () => {
      made += 1;
      return pickMemberName("打球速度");
    };
    const all = await Promise.all([boards.get("a", make), boards.get("a", make)]);
    expect(all).toEqual([pickMemberName("打球速度"), pickMemberName("打球速度")]);
    expect(await boards.get("a", make)).toBe(all[0]);
    expect(made).toBe(1);
  });

  test("作れなかったら、次に求められたときに作り直す", async () => {
    const boards = createRankingCache<{ name: string; weight: number }>(100);
    await expect(boards.get("a", () => Promise.reject(new Error("切断")))).rejects.toThrow("切断");
    expect(await boards.get("a", async () => pickMemberName("球速"))).toEqual(pickMemberName("球速"));
  });

  test("重さを超えたら、長く使っていないものから手放す", async () => {
    const boards = createRankingCache<{ name: string; weight: number }>(30);
    for (const key of ["a", "b", "c"]) await boards.get(key, async () => pickMemberName(key));
    await boards.get("a", async () => pickMemberName("作り直し"));
    await boards.get("d", async () => pickMemberName("d"));
    expect(boards.heldBytes).toBe(30);
    expect(await boards.get("a", async () => pickMemberName("作り直し"))).toEqual(pickMemberName("a"));
    expect(await boards.get("b", async () => pickMemberName("作り直し"))).toEqual(pickMemberName("作り直し"));
  });
});
