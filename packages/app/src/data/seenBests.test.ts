// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { createDraftStorage } from "../services/drafts/draftStorage.ts";
import { markBestsSeen } from "./seenBests.ts";

beforeEach(() => localStorage.clear());

/** As after a reload. */
const open = () => ({
  drafts: createDraftStorage({ storage: () => localStorage, now: Date.now, isHere: () => true }),
});

test("自己ベストは、この端末でこの人が初めて見るときだけ、初めてになる", () => {
  expect(markBestsSeen(open(), 1, ["石井 球速", "三浦 打球速度"])).toEqual(["石井 球速", "三浦 打球速度"]);
  expect(markBestsSeen(open(), 1, ["石井 球速", "三浦 打球速度"])).toEqual([]);
  expect(markBestsSeen(open(), 1, ["西田 球速", "石井 球速"])).toEqual(["西田 球速"]);
  expect(markBestsSeen(open(), 1, ["三浦 打球速度"])).toEqual([]);
  expect(markBestsSeen(open(), 2, ["石井 球速"])).toEqual(["石井 球速"]);
});

test("覚えておくのは、新しいほうから100まで", () => {
  const many = Array.from({ length: 120 }, (_, at) => `記録${at}`);
  markBestsSeen(open(), 1, many);
  expect(markBestsSeen(open(), 1, many)).toEqual(many.slice(100));
});

test("覚えたものが壊れていれば、また初めてになる", () => {
  markBestsSeen(open(), 1, ["石井 球速"]);
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, "{");
  expect(markBestsSeen(open(), 1, ["石井 球速"])).toEqual(["石井 球速"]);
});
