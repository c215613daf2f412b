import { expect, test } from "vitest";
import { days } from "../../measuringDay.fixtures.ts";
import { defaultDayListView } from "../../view.ts";
import { matchingDays } from "./matchingDays.ts";

test.each([
  { name: "入力中が先", view: {}, names: ["冬の測定会", "朝の記録会", "夏の測定会"] },
  { name: "新しい順", view: { order: "new" }, names: ["朝の記録会", "冬の測定会", "夏の測定会"] },
  { name: "古い順", view: { order: "old" }, names: ["夏の測定会", "冬の測定会", "朝の記録会"] },
  { name: "入力中だけ", view: { state: "open" }, names: ["冬の測定会"] },
  { name: "終えたものだけ、古い順", view: { state: "closed", order: "old" }, names: ["夏の測定会", "朝の記録会"] },
  { name: "名前の言葉", view: { q: "測定会" }, names: ["冬の測定会", "夏の測定会"] },
  { name: "場所の言葉と状態", view: { q: "練習場", state: "closed" }, names: ["夏の測定会"] },
  { name: "合うものがない", view: { q: "球場" }, names: [] },
] as const)("測定会の一覧：$name", ({ view, names }) => {
  expect(matchingDays(days, { ...defaultDayListView, ...view }).map(({ name }) => name)).toEqual(names);
});
