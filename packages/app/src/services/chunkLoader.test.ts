// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { createChunkLoader } from "./chunkLoader.ts";

const there = () => "/member-list";
const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const found = () => Promise.resolve("画面");

let opened: string[] = [];
const page = (more: Partial<Parameters<typeof createChunkLoader>[0]> = {}) =>
  createChunkLoader({
    open: (address) => opened.push(address),
    memory: () => sessionStorage,
    isReachable: async () => true,
    ...more,
  });

/** Resolves to what the promise did within a few turns; a page that is leaving never answers. */
const outcomeOf = (promise: Promise<unknown>) =>
  Promise.race([promise.catch(() => "失敗"), new Promise((resolve) => setTimeout(resolve, 0, "返事なし"))]);

beforeEach(() => {
  sessionStorage.clear();
  opened = [];
});

describe("新しい版が出たあとの読み込み（R9）", () => {
  test("なくなった部品は一度だけページごと開き直し、何も描かない", async () => {
    const before = page();
    expect(await Promise.all([outcomeOf(before.load(missing, there)), outcomeOf(before.load(missing, there))])).toEqual(
      ["返事なし", "返事なし"],
    );
    expect(opened).toEqual(["/member-list"]);
  });

  test("開き直しても無ければ、繰り返さずに失敗を伝える", async () => {
    await outcomeOf(page().load(missing, there));
    const reopened = page();
    expect(await outcomeOf(reopened.load(found, there))).toBe("画面");
    expect(await outcomeOf(reopened.load(missing, there))).toBe("失敗");
    expect(opened).toEqual(["/member-list"]);
  });

  test("開き直しで直ったら、次の版でもまた一度だけ開き直す", async () => {
    await outcomeOf(page().load(missing, there));
    const reopened = page();
    await reopened.load(found, there);
    reopened.settled();
    expect(await outcomeOf(reopened.load(missing, there))).toBe("返事なし");
    expect(opened).toEqual(["/member-list", "/member-list"]);
  });

  test("サーバーに届かなければ、いま見えているページを捨てない", async () => {
    expect(await outcomeOf(page({ isReachable: async () => false }).load(missing, there))).toBe("失敗");
    expect(opened).toEqual([]);
  });

  test("何も覚えておけないブラウザーでは開き直さない", async () => {
    const memory = () => {
      throw new DOMException("denied", "SecurityError");
    };
    expect(await outcomeOf(page({ memory }).load(missing, there))).toBe("失敗");
    expect(opened).toEqual([]);
  });
});
