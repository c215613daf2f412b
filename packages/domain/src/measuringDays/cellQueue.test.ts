import { expect, test } from "vitest";
import type { MeasuringCell, MeasuringSheet } from "../contract/practice/measuringDays.ts";
import { Failure } from "../failure.ts";
import { presetItems } from "../vocabulary/measureItem.ts";
import { createCellQueue } from "./cellQueue.ts";
import type { UnsentCell } from "./unsentCell.ts";

const jump = { ...presetItems.standing_jump, id: 9, preset: "standing_jump", archived: false, version: 1 };
const sheet: MeasuringSheet = {
  day: {
    id: 7,
    date: "2026-11-20",
    name: "冬の測定会",
    place: "",
    item_ids: [9],
    created_by: null,
    closed_at: null,
    filled: 0,
    event_id: null,
    version: 1,
  },
  items: [jump],
  rows: [1, 2].map((member_id) => ({
    member_id,
    attendance: null,
    values: [null],
    past: [{ last: 160, last_on: "2026-10-16", best: 165, spread: 0 }],
  })),
};
type Answer = { differing: { member_id: number; item_id: number; value: number | null; by: string | null }[] };

/** A server that gives the test's answers one after the other. */
function open(stored: readonly UnsentCell[] = []) {
  const world = { isOnline: true, sheet: structuredClone(sheet), device: stored };
  const sent: MeasuringCell[][] = [];
  const open: { answer: (answer: Answer) => void; refuse: (failure: Failure) => void }[] = [];
  const queue = createCellQueue({
    stored,
    keep: (cells) => {
      world.device = cells;
    },
    sheet: () => world.sheet,
    send: (cells) => {
      sent.push(cells);
      return new Promise((answer, refuse) => open.push({ answer, refuse }));
    },
    onStored: (cells) => {
      for (const { member_id, value } of cells) {
        const row = world.sheet.rows.find((each) => each.member_id === member_id);
        if (row) row.values = [value];
      }
    },
    isOnline: () => world.isOnline,
    now: () => 1000,
    waitMs: 60_000,
  });
  const type = (member_id: number, text: string) => queue.type([{ member_id, item_id: 9, text }]);
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const answer = async (given: Answer = { differing: [] }) => {
    open.shift()?.answer(given);
    await settle();
  };
  const refuse = async (failure: Failure) => {
    open.shift()?.refuse(failure);
    await settle();
  };
  const texts = () => queue.read().unsent.map(({ member_id, text, from }) => [member_id, text, from]);
  return { queue, world, sent, type, answer, refuse, texts };
}

test("BE-7 送れるマスだけがまとめて送られ、届いたら端末から消える", async () => {
  const { queue, world, sent, type, answer, texts } = open();
  type(1, "168");
  type(2, "1520");
  expect([queue.waiting(), world.device.length]).toEqual([1, 2]);
  void queue.flush();
  expect(sent).toEqual([[{ member_id: 1, item_id: 9, from: null, value: 168 }]]);
  expect(world.device.length).toBe(2);
  await answer();
  expect(texts()).toEqual([[2, "1520", null]]);
  expect(queue.read()).toMatchObject({ isSending: false, sentAtS: 1, failure: null });
});

test("BE-5 つながらない間は送らず、読み込み直しても残り、つながると一度だけ送る", async () => {
  const first = open();
  first.world.isOnline = false;
  first.type(1, "168");
  await first.queue.flush();
  expect([first.sent, first.queue.waiting()]).toEqual([[], 1]);

  const again = open(first.world.device);
  void again.queue.flush();
  void again.queue.flush();
  expect(again.sent).toHaveLength(1);
  await again.answer();
  await again.queue.flush();
  expect([again.sent.length, again.world.device]).toEqual([1, []]);
});

test("断られた分は何も失わず、送り直せる", async () => {
  const { queue, sent, type, answer, refuse, texts } = open();
  type(1, "168");
  void queue.flush();
  await refuse(new Failure("unavailable", { status: 0 }));
  expect(texts()).toEqual([[1, "168", null]]);
  expect(queue.read()).toMatchObject({ isSending: false, failure: { code: "unavailable" } });
  void queue.flush();
  expect(sent[1]).toEqual(sent[0]);
  await answer();
  expect(queue.read()).toMatchObject({ unsent: [], failure: null });
});

test("送っている間に打ち直した値は、届いた値の上に続けて送られる", async () => {
  const { queue, sent, type, answer, texts } = open();
  type(1, "168");
  void queue.flush();
  type(1, "");
  void queue.flush();
  expect(sent).toHaveLength(1);
  await answer();
  expect(sent[1]).toEqual([{ member_id: 1, item_id: 9, from: 168, value: null }]);
  await answer();
  expect(texts()).toEqual([]);
});

test("送っている間に打ち直して断られたら、はじめの値から送り直す", async () => {
  const { queue, type, refuse, texts } = open();
  type(1, "168");
  void queue.flush();
  type(1, "170");
  await refuse(new Failure("unexpected"));
  expect(texts()).toEqual([[1, "170", null]]);
});

test("R4 ほかの人が変えたマスは、選ぶまで送らない。ほかのマスは届いている", async () => {
  const { queue, world, sent, type, answer, texts } = open();
  type(1, "168");
  type(2, "170");
  void queue.flush();
  await answer({ differing: [{ member_id: 1, item_id: 9, value: 166, by: "片山 恵" }] });
  expect(queue.read().unsent).toMatchObject([{ text: "168", theirs: { value: 166, by: "片山 恵" } }]);
  expect([world.sheet.rows.map(({ values }) => values[0]), queue.waiting()]).toEqual([[166, 170], 0]);

  queue.keep({ member_id: 1, item_id: 9 });
  void queue.flush();
  expect(sent[1]).toEqual([{ member_id: 1, item_id: 9, from: 166, value: 168 }]);
  await answer();
  expect(texts()).toEqual([]);
});

test("終えた測定会には送らない。終える前に、送れるものはすべて送る", async () => {
  const { queue, world, sent, type, answer } = open();
  type(1, "168");
  const drained = queue.drain();
  await answer();
  await drained;
  type(2, "170");
  world.isOnline = false;
  await expect(queue.drain()).rejects.toMatchObject({ code: "unavailable" });
  world.isOnline = true;
  world.sheet.day.closed_at = "2026-11-20T11:00:00Z";
  await queue.flush();
  expect([sent.length, world.device.length]).toEqual([1, 1]);
});
