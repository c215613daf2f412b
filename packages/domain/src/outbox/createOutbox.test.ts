import { describe, expect, test } from "vitest";
import { Failure } from "../failure.ts";
import { createOutbox } from "./createOutbox.ts";
import type { OutboxEntry, OutboxKind, OutboxOutcome } from "./entry.ts";
import type { OutboxOptions } from "./options.ts";
import { createMemoryStore, type OutboxStore } from "./store.ts";

const stored = { state: "stored" } as const;
const lost = new Failure("unavailable", { status: 0 });
const refused = new Failure("conflict", { message: "この測定会は終了しています。" });

type Sent = { things: string[]; key: string };
type Answer = Failure | readonly OutboxOutcome[] | "stored";

/** An outbox whose calls get the given answers in turn, then "stored". */
function outboxWith(answers: Answer[], options: Partial<OutboxOptions> = {}) {
  const calls: Sent[] = [];
  const waits: number[] = [];
  let ids = 0;
  const send: OutboxKind["send"] = async (items, key) => {
    calls.push({ things: items.map(({ thing, payload }) => `${thing}=${payload}`), key });
    const answer = answers.shift() ?? "stored";
    if (answer instanceof Failure) throw answer;
    return answer === "stored" ? items.map(() => stored) : answer;
  };
  const outbox = createOutbox({
    userId: 7,
    teamId: () => 1,
    store: createMemoryStore(),
    attempts: new Map(),
    kinds: {
      cell: { together: (entries) => entries, send },
      comment: { operationOf: (payload) => payload, send },
      answer: { send },
    },
    exclusively: (work) => work(),
    mayAct: () => true,
    now: () => 1000,
    newId: () => {
      ids += 1;
      return `id ${ids}`;
    },
    after: (ms) => {
      waits.push(ms);
      return () => {};
    },
    announce: () => {},
    ...options,
  });
  return { outbox, calls, waits };
}

const cell = (thing: string, payload: unknown, group = "day 1") => ({
  thing,
  kind: "cell",
  group,
  payload,
  about: { label: thing, detail: String(payload), href: "/" },
  ready: true,
});
const brokenStore = (parts: Partial<OutboxStore>): OutboxStore => ({ ...createMemoryStore(), ...parts });
const full = () => Promise.reject(new DOMException("full", "QuotaExceededError"));

describe("入力と保存", () => {
  test("入力はすぐに見え、端末に保存されるまでは「保存できていない」に数えられる", async () => {
    const { outbox } = outboxWith([]);
    const entered = outbox.enter([cell("a", 1)]);
    expect(outbox.read()).toMatchObject({ entries: [{ thing: "a", payload: 1 }], unstored: new Set(["a"]) });
    expect(await entered).toBe(true);
    expect(outbox.read()).toMatchObject({ entries: [{ thing: "a", payload: 1 }], unstored: new Set() });
  });

  test.each([
    { name: "保存領域がいっぱい", store: brokenStore({ change: full }) },
    { name: "プライベートウィンドウ", store: brokenStore({ read: full, change: full }) },
  ])("$name でも入力は残り、このタブから一度だけ送られる", async ({ store }) => {
    const { outbox, calls } = outboxWith([lost], { store });
    expect(await outbox.enter([cell("a", 1)])).toBe(false);
    expect(outbox.read().unstored).toEqual(new Set(["a"]));
    await outbox.flush();
    await outbox.flush();
    expect(calls).toEqual([
      { things: ["a=1"], key: "id 1" },
      { things: ["a=1"], key: "id 1" },
    ]);
    expect(outbox.read().entries).toEqual([]);
  });

  test("断りながら書いていた端末の値は、このタブからもう一度は送られない", async () => {
    const store = createMemoryStore();
    let isReadable = false;
    const { outbox, calls } = outboxWith([], {
      store: {
        read: async () => (isReadable ? store.read() : full()),
        change: async (work) => {
          await store.change(work);
          throw new DOMException("closed", "AbortError");
        },
      },
    });
    isReadable = true;
    expect(await outbox.enter([cell("a", 1)])).toBe(true);
    expect(outbox.read().unstored).toEqual(new Set());

    isReadable = false;
    expect(await outbox.enter([cell("b", 2)])).toBe(false);
    isReadable = true;
    // Another tab sends what the device holds.
    await store.change(({ entries }) => ({
      remove: entries.map(({ thing }) => thing).filter((thing) => thing === "a"),
    }));
    await outbox.reload();
    await store.change(() => ({ remove: ["b"] }));
    await outbox.reload();
    await outbox.flush();
    expect([calls, outbox.read().entries]).toEqual([[], []]);
  });

  test("送る前の記録ができないときは、値を一つずつ、その値のidで送る", async () => {
    const store = createMemoryStore();
    let isFull = false;
    const { outbox, calls } = outboxWith([lost], {
      store: brokenStore({ read: store.read, change: (work) => (isFull ? full() : store.change(work)) }),
    });
    await outbox.enter([cell("a", 1), cell("b", 2)]);
    isFull = true;
    await outbox.flush();
    expect(calls).toEqual([{ things: ["a=1"], key: "id 1" }]);
    isFull = false;
    await outbox.flush();
    expect(calls.at(1)?.things).toEqual(["a=1", "b=2"]);
  });
});

describe("送信", () => {
  test("答えが失われたら、同じidと同じ内容で送り直す。間に直した値はそのあとで送る", async () => {
    const { outbox, calls } = outboxWith([lost]);
    await outbox.enter([cell("a", 1), cell("b", 2)]);
    await outbox.flush();
    expect(outbox.read()).toMatchObject({
      failure: { code: "unavailable" },
      attempted: new Map([
        ["a", 1],
        ["b", 2],
      ]),
    });
    await outbox.enter([cell("b", 3)]);
    await outbox.flush();
    expect(calls).toEqual([
      { things: ["a=1", "b=2"], key: "id 3" },
      { things: ["a=1", "b=2"], key: "id 3" },
      { things: ["b=3"], key: "id 4" },
    ]);
    expect(outbox.read()).toMatchObject({ entries: [], failure: null, sentAt: 1000 });
  });

  test("すでに保存されていた操作は、保存されたものとして消える", async () => {
    const done = new Failure("conflict", {
      message: "この操作は、すでに保存されています。",
      fields: { operation: "済み" },
    });
    const { outbox } = outboxWith([done]);
    await outbox.enter([cell("a", 1)]);
    await outbox.flush();
    expect(outbox.read().entries).toEqual([]);
  });

  test("記録したあとに端末が失敗しても、記録したものから送り、後のものに追い越させない", async () => {
    const store = createMemoryStore();
    let fault: "full" | "closed" | null = null;
    const change: OutboxStore["change"] = async (work) => {
      if (fault === "full") return full();
      const content = await store.change(work);
      if (fault === "closed") throw new DOMException("closed", "AbortError");
      return content;
    };
    const { outbox, calls } = outboxWith([], { store: { ...store, change } });
    const comment = (thing: string) => ({ ...cell(thing, thing, "ノート1"), kind: "comment" });
    await outbox.enter([comment("a")]);
    fault = "full";
    await outbox.enter([comment("b")]);
    fault = "closed";
    await outbox.flush();
    fault = null;
    await outbox.flush();
    expect([...new Set(calls.map(({ things }) => `${things}`))]).toEqual(["a=a", "b=b"]);
  });

  test("断られた値はほかの値を止めず、理由とともに残り、消せる", async () => {
    const { outbox, calls } = outboxWith([refused]);
    await outbox.enter([cell("a", 1), cell("b", 2, "day 2")]);
    await outbox.flush();
    expect(calls.map(({ things }) => things)).toEqual([["a=1"], ["b=2"]]);
    expect(outbox.read()).toMatchObject({
      entries: [{ thing: "a", refusal: { code: "conflict", message: "この測定会は終了しています。" } }],
      failure: null,
    });
    await outbox.discard(["a"]);
    expect(outbox.read().entries).toEqual([]);
  });

  test.each([
    { name: "端末に保存した値", store: createMemoryStore() },
    { name: "このタブだけにある値", store: brokenStore({ change: full }) },
  ])("断られた$name をもう一度送ると、新しい操作になる", async ({ store }) => {
    const { outbox, calls } = outboxWith([refused], { store });
    await outbox.enter([cell("a", 1)]);
    await outbox.flush();
    await outbox.retry(["a"]);
    expect(calls.map(({ key }) => key)).toEqual(["id 1", expect.not.stringMatching(/^id 1$/)]);
    expect(outbox.read().entries).toEqual([]);
  });

  test("プロキシーや公衆無線の画面が答えた403は、断りではない", async () => {
    const { outbox } = outboxWith([new Failure("forbidden", { status: 403 })]);
    await outbox.enter([cell("a", 1)]);
    await outbox.flush();
    expect(outbox.read()).toMatchObject({ entries: [{ thing: "a", refusal: null }], failure: { code: "forbidden" } });
  });

  test("チームがパスキーを求めるようになっていたら、断られたことにはせず、確認のあとで送る", async () => {
    const message = "このチームでは、はじめにパスキーの設定か確認が必要です。";
    const asked = new Failure("forbidden", { message, fields: { second_factor: "確認してください" } });
    const { outbox, calls } = outboxWith([asked]);
    await outbox.enter([cell("a", 1), cell("b", 2, "day 2")]);
    await outbox.flush();
    expect(calls.map(({ things }) => things)).toEqual([["a=1"]]);
    expect(outbox.read().entries).toMatchObject([{ refusal: null }, { refusal: null }]);
    await outbox.flush();
    expect(outbox.read().entries).toEqual([]);
  });

  test("送り直しの間は5秒、15秒、60秒、5分と延び、サーバーが求めた長さより短くならない", async () => {
    const { outbox, waits } = outboxWith([lost, lost, lost, lost, new Failure("rate_limited", { retryAfterS: 900 })]);
    await outbox.enter([cell("a", 1)]);
    for (let tries = 0; tries < 5; tries += 1) await outbox.flush();
    expect(waits).toEqual([5_000, 15_000, 60_000, 300_000, 900_000]);
  });

  test("ほかの人がサインインしている間は、何も送らない", async () => {
    let isHere = false;
    const { outbox, calls } = outboxWith([], { mayAct: () => isHere });
    await outbox.enter([cell("a", 1)]);
    await outbox.flush();
    expect(calls).toEqual([]);
    isHere = true;
    await outbox.flush();
    expect(calls.map(({ things }) => things)).toEqual([["a=1"]]);
  });

  test("ページを離れるときは記録を待たずに送る。次に開いたときの同じ値は、同じidで送られる", async () => {
    const { outbox, calls } = outboxWith([]);
    const entered = outbox.enter([cell("a", 1)]);
    outbox.sendUnrecorded();
    expect(calls).toEqual([{ things: ["a=1"], key: "id 1" }]);
    await entered;
    await outbox.flush();
    expect(calls).toEqual(Array(2).fill({ things: ["a=1"], key: "id 1" }));
    expect(outbox.read().entries).toEqual([]);
  });

  test("ページを離れるときも、答えの来ていないものの後ろにあるものは、追い越さない", async () => {
    const { outbox, calls } = outboxWith([new Failure("unexpected", { status: 500 })]);
    const comment = (thing: string, group: string) => ({ ...cell(thing, thing, group), kind: "comment" });
    await outbox.enter([comment("a", "ノート1")]);
    await outbox.flush();
    await outbox.enter([comment("b", "ノート1"), comment("c", "ノート2")]);
    outbox.sendUnrecorded();
    expect(calls.map(({ things }) => things)).toEqual([["a=a"], ["c=c"]]);
  });

  test("サインアウトで消すと、送りかけのものも残らない", async () => {
    const store = createMemoryStore();
    const { outbox } = outboxWith([lost], { store });
    await outbox.enter([cell("a", 1)]);
    await outbox.flush();
    await outbox.erase();
    expect(await store.read()).toEqual({ entries: [], batches: [] });
    expect(outbox.read().entries).toEqual([]);
  });
});

describe("渡して、答えを待つ", () => {
  const online = { isOnline: true, waitMs: 4000 };

  test("サーバーの答えが返る", async () => {
    const { outbox } = outboxWith([[{ state: "stored", reply: "受け取りました" }]]);
    expect(await outbox.submit(cell("a", 1), online)).toEqual({ state: "stored", reply: "受け取りました" });
  });

  test("断られたら理由が返り、端末には残らない", async () => {
    const { outbox } = outboxWith([refused]);
    expect(await outbox.submit(cell("a", 1), online)).toEqual({
      state: "refused",
      refusal: { code: "conflict", message: "この測定会は終了しています。" },
    });
    expect(outbox.read().entries).toEqual([]);
  });

  test("届いたが何もされなかった値は、待っている人には答えだけが返り、待つ人がいなければ、そのわけとともに端末に残る", async () => {
    const passed = { state: "stored", reply: "先に返信", unheard: { code: "conflict", message: "" } } as const;
    const { outbox } = outboxWith([[passed], [passed]]);
    expect(await outbox.submit(cell("a", 1), online)).toEqual({ state: "stored", reply: "先に返信" });
    expect(outbox.read().entries).toEqual([]);
    await outbox.enter([cell("b", 2)]);
    await outbox.flush();
    expect(outbox.read()).toMatchObject({ entries: [{ thing: "b", refusal: passed.unheard }], sentCount: 1 });
  });

  test("つながらなければ、端末に保存して送信を待つ", async () => {
    const { outbox, calls } = outboxWith([lost]);
    expect(await outbox.submit(cell("a", 1), online)).toEqual({ state: "queued", isDurable: true });
    expect(await outbox.submit(cell("b", 2), { ...online, isOnline: false })).toEqual({
      state: "queued",
      isDurable: true,
    });
    expect(calls.length).toBe(1);
    expect(outbox.read().entries.map(({ thing }) => thing)).toEqual(["a", "b"]);
  });

  const comment = (thing: string) => ({ ...cell(thing, "よい走り", "comments"), kind: "comment" });

  test("一つだけで送るものは、先に待つものがなければ、そのまま送る。応答がなければ、同じidで待つ", async () => {
    const { outbox, calls } = outboxWith([[{ state: "stored", reply: "受け取りました" }], lost]);
    expect(await outbox.submit(comment("a"), online)).toEqual({ state: "stored", reply: "受け取りました" });
    expect(await outbox.submit(comment("b"), online)).toEqual({ state: "queued", isDurable: true });
    await outbox.flush();
    expect(calls.map(({ key }) => key)).toEqual(["id 1", "id 2", "id 2"]);
    expect(outbox.read().entries).toEqual([]);
  });

  test("サーバーの失敗は渡した人に返り、端末には残らない", async () => {
    const { outbox } = outboxWith([new Failure("unexpected", { status: 500 })]);
    await expect(outbox.submit(comment("a"), online)).rejects.toMatchObject({ code: "unexpected" });
    expect(outbox.read().entries).toEqual([]);
  });

  test.each([
    { name: "サーバーの失敗", failure: new Failure("unexpected", { status: 500 }) },
    { name: "混みあっているという答え", failure: new Failure("rate_limited") },
  ])("$name は、まとめて送るものでも渡した人に返り、端末には残らない", async ({ failure }) => {
    const { outbox, calls } = outboxWith([failure]);
    const both = [outbox.submit(cell("a", 1), online), outbox.submit(cell("b", 2), online)];
    const told = await Promise.allSettled(both);
    expect(told).toEqual(Array(2).fill({ status: "rejected", reason: failure }));
    expect(outbox.read()).toMatchObject({ entries: [], attempted: new Map() });
    await outbox.flush();
    expect(calls.map(({ things }) => things)).toEqual([["a=1", "b=2"]]);
  });

  test("取り下げを端末に書けたか分からなくても、サーバーの失敗は渡した人に返る", async () => {
    const store = createMemoryStore();
    let isBroken = false;
    const change: OutboxStore["change"] = async (work) => {
      const changed = await store.change(work);
      if (isBroken) throw new DOMException("closed", "AbortError");
      return changed;
    };
    const send: OutboxKind["send"] = () => {
      isBroken = true;
      return Promise.reject(new Failure("unexpected", { status: 500 }));
    };
    const kinds = { cell: { together: (entries: readonly OutboxEntry[]) => entries, send } };
    const { outbox } = outboxWith([], { store: { ...store, change }, kinds });
    await expect(outbox.submit(cell("a", 1), online)).rejects.toMatchObject({ code: "unexpected" });
  });

  test("失敗した送信の間に打ち直された値は、残って送られる", async () => {
    const store = createMemoryStore();
    const { outbox, calls } = outboxWith([], { store });
    const failure = new Failure("unexpected", { status: 500 });
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
    const { promise: answer, reject: fail } = Promise.withResolvers<never>();
    const slow = outboxWith([], {
      store,
      kinds: {
        cell: {
          together: (entries) => entries,
          send: () => {
            reach();
            return answer;
          },
        },
      },
    }).outbox;
    const first = slow.submit(cell("a", 1), online);
    await reached;
    await slow.enter([cell("a", 2)]);
    fail(failure);
    await expect(first).rejects.toBe(failure);
    await outbox.reload();
    await outbox.flush();
    expect(calls.map(({ things }) => things)).toEqual([["a=2"]]);
  });

  test("先に待っていた値と一緒に送って失敗したら、どちらも同じidで待つ", async () => {
    const { outbox, calls } = outboxWith([new Failure("unexpected", { status: 500 })]);
    await outbox.enter([cell("a", 1)]);
    expect(await outbox.submit(cell("b", 2), online)).toEqual({ state: "queued", isDurable: true });
    await outbox.flush();
    expect(calls.map(({ things }) => things)).toEqual(Array(2).fill(["a=1", "b=2"]));
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  test("OF-5 ログインの期限が切れたら、渡したものは端末で待つ", async () => {
    const { outbox } = outboxWith([new Failure("unauthorized", { message: "もう一度ログインしてください。" })]);
    expect(await outbox.submit(cell("a", 1), online)).toEqual({ state: "queued", isDurable: true });
    expect(outbox.read().entries.map(({ thing }) => thing)).toEqual(["a"]);
  });

  test("送っている間にタブが閉じられたら、次に開いたタブの同じ内容は、はじめの内容とidで送る", async () => {
    const attempts: OutboxOptions["attempts"] = new Map();
    const kinds = (send: OutboxKind["send"]) => ({ comment: { operationOf: () => "同じ内容", send } });
    const closed = outboxWith([], { attempts, kinds: kinds(() => new Promise(() => {})) }).outbox;
    void closed.submit({ ...comment("a"), payload: "版1" }, online);
    const sent: string[] = [];
    const send: OutboxKind["send"] = async (items, key) => {
      sent.push(...items.map(({ payload }) => `${key} ${payload}`));
      return items.map(() => stored);
    };
    const { outbox } = outboxWith([], { attempts, kinds: kinds(send), newId: () => "new id" });
    await outbox.submit({ ...comment("b"), payload: "版2" }, online);
    await outbox.submit({ ...comment("c"), payload: "版3" }, online);
    expect(sent).toEqual(["id 1 版1", "new id 版3"]);
  });

  test("置き換える値は、同じ内容でも毎回べつの操作になる", async () => {
    const { outbox, calls } = outboxWith([new Failure("unexpected", { status: 500 })]);
    const answer = (thing: string) => ({ ...comment(thing), kind: "answer" });
    await expect(outbox.submit(answer("a"), online)).rejects.toMatchObject({ code: "unexpected" });
    await outbox.submit(answer("a"), online);
    expect(calls.map(({ key }) => key)).toEqual(["id 1", "id 2"]);
  });

  test("何が起きたか分からない失敗のあとの同じ内容は、同じ操作として送る。届いたあとは、新しい操作になる", async () => {
    const { outbox, calls } = outboxWith([new Failure("unexpected", { status: 200 })]);
    await expect(outbox.submit(comment("a"), online)).rejects.toMatchObject({ code: "unexpected" });
    await outbox.submit(comment("b"), online);
    await outbox.submit(comment("c"), online);
    expect(calls.map(({ key }) => key)).toEqual(["id 1", "id 1", "id 3"]);
  });

  test("送られる前に打ち直された値は、後の値に置き換わったと分かる", async () => {
    const { outbox, calls } = outboxWith([]);
    const first = outbox.submit(cell("a", 1), online);
    const second = outbox.submit(cell("a", 2), online);
    expect([(await first).state, (await second).state]).toEqual(["superseded", "stored"]);
    expect(calls.map(({ things }) => things)).toEqual([["a=2"]]);
  });

  test("端末にも保存できなければ、そう返る", async () => {
    const { outbox } = outboxWith([lost], { store: brokenStore({ change: full }) });
    expect(await outbox.submit(cell("a", 1), online)).toEqual({ state: "queued", isDurable: false });
  });
});
