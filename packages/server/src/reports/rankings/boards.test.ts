import { describe, expect, test } from "vitest";
import { createBoards } from "./boards.ts";

const named = (name: string, weight = 10) => ({ name, weight });

describe("作った表を手元に残す", () => {
  test("同時に求められても一度だけ作り、あとも同じものを渡す", async () => {
    const boards = createBoards<{ name: string; weight: number }>(100);
    let made = 0;
    const make = async () => {
      made += 1;
      return named("打球速度");
    };
    const all = await Promise.all([boards.get("a", make), boards.get("a", make)]);
    expect(all).toEqual([named("打球速度"), named("打球速度")]);
    expect(await boards.get("a", make)).toBe(all[0]);
    expect(made).toBe(1);
  });

  test("作れなかったら、次に求められたときに作り直す", async () => {
    const boards = createBoards<{ name: string; weight: number }>(100);
    await expect(boards.get("a", () => Promise.reject(new Error("切断")))).rejects.toThrow("切断");
    expect(await boards.get("a", async () => named("球速"))).toEqual(named("球速"));
  });

  test("重さを超えたら、長く使っていないものから手放す", async () => {
    const boards = createBoards<{ name: string; weight: number }>(30);
    for (const key of ["a", "b", "c"]) await boards.get(key, async () => named(key));
    await boards.get("a", async () => named("作り直し"));
    await boards.get("d", async () => named("d"));
    expect(boards.heldBytes).toBe(30);
    expect(await boards.get("a", async () => named("作り直し"))).toEqual(named("a"));
    expect(await boards.get("b", async () => named("作り直し"))).toEqual(named("作り直し"));
  });
});
