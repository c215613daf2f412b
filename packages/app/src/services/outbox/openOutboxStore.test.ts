import "fake-indexeddb/auto";
import { emptyOutbox, type OutboxContent, type OutboxEntry } from "@kyuseki/domain/outbox";
import { deleteDB, openDB } from "idb";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openOutboxStore, outboxDatabase, type StorageTrouble } from "./openOutboxStore.ts";

const entryOf = (user_id: number, thing: string, sequence: number): OutboxEntry => ({
  user_id,
  team_id: 1,
  thing,
  kind: "measurement",
  group: "day 1",
  payload: { text: "8.2" },
  about: { label: "50m走 佐藤 一", detail: "8.2秒", href: "/" },
  revision: thing,
  sequence,
  entered_at: 0,
  ready: true,
  batch: null,
  at_most: null,
  refusal: null,
});
const put = (...entries: OutboxEntry[]) => ({ put: entries });
const things = ({ entries }: OutboxContent) => entries.map(({ thing }) => thing);

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDB(outboxDatabase);
});

describe("openOutboxStore", () => {
  test("変えた内容は、開き直しても同じ順に読める", async () => {
    await openOutboxStore(7, () => {}).change(() => put(entryOf(7, "b", 2), entryOf(7, "a", 1)));
    const again = openOutboxStore(7, () => {});
    expect(await again.read()).toEqual({ entries: [entryOf(7, "a", 1), entryOf(7, "b", 2)], batches: [] });
    await again.change(() => ({ remove: ["a"] }));
    expect(things(await again.read())).toEqual(["b"]);
  });

  test("ほかの人の入力は読めず、消せない", async () => {
    const [own, others] = [openOutboxStore(7, () => {}), openOutboxStore(8, () => {})];
    await own.change(() => put(entryOf(7, "a", 1)));
    expect(await others.read()).toEqual(emptyOutbox);
    await others.change(() => ({ remove: ["a"] }));
    expect(things(await own.read())).toEqual(["a"]);
  });

  test("二つのタブが同時に変えても、どちらも前の内容を見落とさない", async () => {
    const tabs = [openOutboxStore(7, () => {}), openOutboxStore(7, () => {})];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        tabs[at % 2]?.change(({ entries }) => put(entryOf(7, `cell ${at}`, entries.length + 1))),
      ),
    );
    const { entries } = await openOutboxStore(7, () => {}).read();
    expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  test("途中で失敗した変更は、何も残さない", async () => {
    const store = openOutboxStore(7, () => {});
    await store.change(() => put(entryOf(7, "a", 1)));
    const broken = { ...entryOf(7, "b", 2), payload: () => {} };
    await expect(store.change(() => ({ remove: ["a"], ...put(broken) }))).rejects.toThrow();
    expect(things(await store.read())).toEqual(["a"]);
  });

  test("ブラウザーがデータベースを閉じても、次の変更は保存される", async () => {
    const store = openOutboxStore(7, () => {});
    await store.change(() => put(entryOf(7, "a", 1)));
    // A newer release asks the open tabs to let go.
    await deleteDB(outboxDatabase);
    expect(things(await store.change(() => put(entryOf(7, "b", 1))))).toEqual(["b"]);
  });

  test.each<{ name: string; prepare: () => Promise<unknown>; trouble: StorageTrouble }>([
    {
      name: "新しい版のデータベース",
      prepare: async () => (await openDB(outboxDatabase, 99)).close(),
      trouble: "newer",
    },
    {
      name: "使えないデータベース（プライベートウィンドウ）",
      prepare: async () => {
        vi.spyOn(indexedDB, "open").mockImplementation(() => {
          throw new DOMException("blocked", "SecurityError");
        });
      },
      trouble: "blocked",
    },
  ])("$name では理由を伝え、変更は拒まれる", async ({ prepare, trouble }) => {
    await prepare();
    const told: (StorageTrouble | null)[] = [];
    const store = openOutboxStore(7, (now) => told.push(now));
    await expect(store.change(() => put(entryOf(7, "a", 1)))).rejects.toThrow();
    expect(told).toEqual([trouble]);
  });

  test("保存領域がいっぱいのときは理由を伝え、空きができれば保存できる", async () => {
    const told: (StorageTrouble | null)[] = [];
    const store = openOutboxStore(7, (now) => told.push(now));
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await expect(store.change(() => put(entryOf(7, "a", 1)))).rejects.toThrow("full");
    // Reading, or writing nothing, does not mean that there is room.
    await store.read();
    await store.change(() => ({}));
    expect(told).toEqual(["full"]);
    full.mockRestore();
    expect(things(await store.change(() => put(entryOf(7, "a", 1))))).toEqual(["a"]);
    expect(told).toEqual(["full", null]);
  });
});
