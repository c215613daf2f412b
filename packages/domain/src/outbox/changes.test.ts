import { describe, expect, test } from "vitest";
import { applyChange, begin, discard, enter, nextBatch, type OutboxChange, release } from "./changes.ts";
import { emptyOutbox, type OutboxContent, type OutboxKind } from "./entry.ts";
import { divide, settle } from "./settle.ts";

const all: OutboxKind = { together: (entries) => entries, send: async () => [] };
const kinds = { cell: all, note: { ...all, together: ([first]) => (first ? [first] : []) } satisfies OutboxKind };
const selection = { kinds, teamId: 1, resting: new Set<string>() };
const draftOf = (thing: string, payload: unknown, changes: Partial<Parameters<typeof enter>[1][number]> = {}) => ({
  thing,
  kind: "cell",
  group: "day 1",
  payload,
  about: { label: thing, detail: String(payload), href: "/" },
  ready: true,
  user_id: 7,
  team_id: 1,
  revision: `${thing} ${payload}`,
  entered_at: 0,
  ...changes,
});
const newId = () => "batch";
const changed = (content: OutboxContent, ...works: ((content: OutboxContent) => OutboxChange)[]) =>
  works.reduce((now, work) => applyChange(now, work(now)), content);
const three = changed(emptyOutbox, (content) => enter(content, [draftOf("a", 1), draftOf("b", 2), draftOf("c", 3)]));
const batchOf = (content: OutboxContent) => {
  const batch = nextBatch(content, selection, newId);
  if (!batch) throw new Error("nothing to send");
  return batch;
};
const shown = ({ entries }: OutboxContent) => entries.map(({ thing, payload }) => [thing, payload]);
const reason = { code: "not_found", message: "この選手は削除されています。" } as const;

describe("入力", () => {
  test("同じものへの入力は、後の値が前の値の場所に入る", () => {
    const content = changed(three, (now) => enter(now, [draftOf("b", 9)]));
    expect(shown(content)).toEqual([
      ["a", 1],
      ["b", 9],
      ["c", 3],
    ]);
  });

  test("送ったことのある値は、答えが分かるまで消せない", () => {
    const sent = changed(three, (now) => begin(now, { ...batchOf(now), items: batchOf(now).items.slice(0, 1) }));
    expect(shown(changed(sent, (now) => discard(now, ["a", "b"])))).toEqual([
      ["a", 1],
      ["c", 3],
    ]);
  });
});

describe("まとめて送る", () => {
  test("一つだけのときは、その値のidで送る。まとめたときは新しいidで送る", () => {
    const one = changed(emptyOutbox, (now) => enter(now, [draftOf("a", 1)]));
    expect(batchOf(one)).toMatchObject({ id: "a 1", group: "day 1", items: [{ thing: "a", payload: 1 }] });
    expect(batchOf(three)).toMatchObject({ id: "batch", items: [{ thing: "a" }, { thing: "b" }, { thing: "c" }] });
  });

  test.each([
    { name: "迷っている値", draft: draftOf("d", 4, { ready: false }) },
    { name: "別のチームの値", draft: draftOf("d", 4, { team_id: 2 }) },
    { name: "知らない種類の値", draft: draftOf("d", 4, { kind: "unknown" }) },
  ])("$name は送らない", ({ draft }) => {
    const content = changed(emptyOutbox, (now) => enter(now, [draft]));
    expect(nextBatch(content, selection, newId)).toBeUndefined();
  });

  test("送っている途中の組には、次の組を作らない。ほかの組は進む", () => {
    const sent = changed(
      three,
      (now) => begin(now, batchOf(now)),
      (now) => enter(now, [draftOf("d", 4), draftOf("n", "よい走りでした", { kind: "note", group: "note 8" })]),
    );
    expect(nextBatch(sent, selection, newId)).toMatchObject({ group: "note 8", items: [{ thing: "n" }] });
  });
});

describe("サーバーの答え", () => {
  const sent = changed(three, (now) => begin(now, batchOf(now)));

  test("保存された値は消え、断られた値は理由とともに残り、確かめる値は迷っている値になる", () => {
    const content = changed(sent, (now) =>
      settle(now, batchOf(three), [
        { state: "stored" },
        { state: "refused", refusal: reason },
        { state: "open", revise: (payload) => ({ payload, theirs: 5 }) },
      ]),
    );
    expect(content).toMatchObject({
      batches: [],
      entries: [
        { thing: "b", batch: null, refusal: reason },
        { thing: "c", batch: null, ready: false, payload: { payload: 3, theirs: 5 }, refusal: null },
      ],
    });
    expect(nextBatch(content, selection, newId)).toBeUndefined();
  });

  test("送っている間に直した値は、前の値が保存されたあと、新しい操作として送る", () => {
    const content = changed(
      sent,
      (now) => enter(now, [draftOf("b", 9)]),
      (now) =>
        settle(
          now,
          batchOf(three),
          [{ state: "stored" }, { state: "stored" }, { state: "stored" }],
          (payload, sent, isStored) => (payload === sent ? null : { payload, sent, isStored }),
        ),
    );
    expect(shown(content)).toEqual([["b", { payload: 9, sent: 2, isStored: true }]]);
    expect(batchOf(content).id).toBe("b 9");
  });

  test("全体が断られたら半分ずつ送り直し、断られる一つだけが残る", () => {
    let content = sent;
    const stored: string[] = [];
    for (let tries = 0; tries < 10; tries += 1) {
      const batch = content.batches[0] ?? nextBatch(content, selection, newId);
      if (!batch) break;
      content = changed(content, (now) => begin(now, batch));
      if (batch.items.some(({ thing }) => thing === "b"))
        content = changed(content, (now) => divide(now, batch, reason));
      else {
        stored.push(...batch.items.map(({ thing }) => thing));
        content = changed(content, (now) =>
          settle(
            now,
            batch,
            batch.items.map(() => ({ state: "stored" }) as const),
          ),
        );
      }
    }
    expect(stored).toEqual(["a", "c"]);
    expect(content).toMatchObject({ batches: [], entries: [{ thing: "b", refusal: reason }] });
  });

  test("断られた値をもう一度送るときは、新しいidになる", () => {
    const refused = changed(sent, (now) =>
      settle(now, batchOf(three), Array(3).fill({ state: "refused", refusal: reason })),
    );
    const content = changed(refused, (now) => release(now, ["a"], () => "anew"));
    expect(batchOf(content)).toMatchObject({ id: "anew", items: [{ thing: "a", payload: 1 }] });
  });
});
