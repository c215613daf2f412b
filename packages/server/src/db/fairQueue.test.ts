import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFairQueue, type Leave, type Owner } from "./fairQueue.ts";

const limits = { atOnce: 4, ofClub: 2, ofClubAlone: 3, clubWaiting: 6, personWaiting: 4 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue, with the names of those who were let in, in their order. */
function opened(overrides: Partial<typeof limits> = {}) {
  const shed: string[] = [];
  const queue = createFairQueue(
    { ...limits, ...overrides },
    { onShed: (why) => void shed.push(why), nowMs: () => Date.now() },
  );
  const entered: string[] = [];
  const inside: Leave[] = [];
  const ask = (club: string, person = "") => {
    const asking = queue.enter({ club, person } satisfies Owner).then((leave) => {
      entered.push(`${club}${person}`);
      inside.push(leave);
    });
    asking.catch(() => {});
    return asking;
  };
  const asks = async (...owners: readonly (readonly [string, string?])[]) => {
    for (const [club, person] of owners) ask(club, person);
    await vi.advanceTimersByTimeAsync(0);
  };
  /** The first one inside goes. */
  const leaves = async (times = 1) => {
    for (let time = 0; time < times; time += 1) inside.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, entered, shed, ask, asks, leaves };
}

describe("R7: 順番", () => {
  test("ほかのクラブがいれば、1つのクラブは決まった数まで。いなければ、もっと入れる", async () => {
    const { asks, entered } = opened();
    await asks(["あ"], ["あ"], ["あ"], ["あ"]);
    expect(entered).toEqual(["あ", "あ", "あ"]);
    await asks(["い"], ["い"]);
    expect(entered).toEqual(["あ", "あ", "あ", "い"]);
  });

  test("ほかのクラブが10秒来なければ、いないのと同じ", async () => {
    const { asks, leaves, entered } = opened();
    await asks(["い"]);
    await leaves();
    await asks(["あ"], ["あ"], ["あ"]);
    expect(entered).toEqual(["い", "あ", "あ"]);
    await leaves(2);
    await vi.advanceTimersByTimeAsync(10_001);
    await asks(["あ"], ["あ"], ["あ"]);
    expect(entered).toHaveLength(6);
  });

  test("たくさん待つクラブがいても、次のクラブはその後ろに並ばない", async () => {
    const { asks, leaves, entered } = opened({ atOnce: 1, ofClub: 1, ofClubAlone: 1 });
    await asks(["あ"], ["あ"], ["あ"], ["あ"], ["い"], ["い"], ["う"]);
    await leaves();
    await leaves();
    await leaves();
    await leaves();
    await leaves();
    expect(entered).toEqual(["あ", "あ", "い", "う", "あ", "い"]);
  });

  test("クラブの中では、人ごとに順番が来る", async () => {
    const { asks, leaves, entered } = opened({ atOnce: 1, ofClub: 1, ofClubAlone: 1 });
    await asks(["あ", "1"], ["あ", "1"], ["あ", "1"], ["あ", "1"], ["あ", "2"]);
    await leaves();
    await leaves();
    expect(entered).toEqual(["あ1", "あ1", "あ2"]);
  });
});

describe("R7: 待つ人が多すぎれば、すぐ断る。そのクラブだけ", () => {
  test("クラブと、人の、待てる数", async () => {
    const { queue, asks, ask, entered, shed } = opened();
    await asks(["あ", "1"], ["あ", "1"], ["あ", "1"], ["あ", "1"], ["あ", "1"], ["あ", "1"], ["あ", "1"]);
    await expect(ask("あ", "1")).rejects.toMatchObject({ code: "unavailable", retryAfterS: 2 });
    await asks(["あ", "2"], ["あ", "2"]);
    await expect(ask("あ", "3")).rejects.toMatchObject({ code: "unavailable" });
    expect(shed).toEqual(["full", "full"]);
    await ask("い");
    expect([entered.at(-1), queue.counts()]).toEqual(["い", { inside: 4, waiting: 6 }]);
  });

  test("先に待つ人が長く待っていれば断り、1.5秒待った人も断る", async () => {
    const { queue, asks, ask, shed } = opened({ atOnce: 1, ofClub: 1, ofClubAlone: 1 });
    await asks(["あ"]);
    const waiting = ask("あ");
    await vi.advanceTimersByTimeAsync(751);
    await expect(ask("あ")).rejects.toMatchObject({ code: "unavailable" });
    await vi.advanceTimersByTimeAsync(750);
    await expect(waiting).rejects.toMatchObject({ code: "unavailable" });
    expect([shed, queue.counts()]).toEqual([["late", "late"], { inside: 1, waiting: 0 }]);
  });

  test("みんな出れば、何も残らない", async () => {
    const { queue, asks, leaves, entered } = opened();
    await asks(["あ"], ["あ"], ["あ"], ["あ"], ["い"], ["い"], ["う"]);
    for (let turn = 0; turn < 7; turn += 1) await leaves();
    expect([entered.length, queue.counts()]).toEqual([7, { inside: 0, waiting: 0 }]);
  });
});
