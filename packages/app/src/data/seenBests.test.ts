import { expect, test } from "vitest";
import { createDraftStorage } from "../services/draftStorage.ts";
import { markBestsSeen } from "./seenBests.ts";

/** What the browser keeps between two visits. */
function device() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    clear: () => items.clear(),
    get length() {
      return items.size;
    },
  };
  const open = () => ({ drafts: createDraftStorage({ storage: () => storage, now: Date.now, isHere: () => true }) });
  return { open, items };
}

test("自己ベストは、この端末でこの人が初めて見るときだけ、初めてになる", () => {
  const { open } = device();
  expect(markBestsSeen(open(), 1, ["石井 球速", "三浦 打球速度"])).toEqual(["石井 球速", "三浦 打球速度"]);
  expect(markBestsSeen(open(), 1, ["石井 球速", "三浦 打球速度"])).toEqual([]);
  expect(markBestsSeen(open(), 1, ["西田 球速", "石井 球速"])).toEqual(["西田 球速"]);
  expect(markBestsSeen(open(), 1, ["三浦 打球速度"])).toEqual([]);
  expect(markBestsSeen(open(), 2, ["石井 球速"])).toEqual(["石井 球速"]);
});

test("覚えておくのは、新しいほうから100まで", () => {
  const { open } = device();
  const many = Array.from({ length: 120 }, (_, at) => `記録${at}`);
  markBestsSeen(open(), 1, many);
  expect(markBestsSeen(open(), 1, many)).toEqual(many.slice(100));
});

test("覚えたものが壊れていれば、また初めてになる", () => {
  const { open, items } = device();
  markBestsSeen(open(), 1, ["石井 球速"]);
  for (const key of items.keys()) items.set(key, "{");
  expect(markBestsSeen(open(), 1, ["石井 球速"])).toEqual(["石井 球速"]);
});
