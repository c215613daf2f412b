import { expect, test } from "vitest";
import { mixed, nowS } from "../syncStatus.fixtures.ts";
import { groupsOf, isOld, splitEntries } from "./syncGroups.ts";

test("人が決めるものと、待っているものを分け、入力した順に並べる", () => {
  const { waiting, refused } = splitEntries([...mixed].reverse());
  expect(waiting.map(({ id }) => id)).toEqual(["m1", "m2", "m3", "p1", "p2", "c1"]);
  expect(refused.map(({ id }) => id)).toEqual(["r3", "r2", "r1"]);
});

test("開いているチームのものは種類ごと、別のチームのものはチームごと", () => {
  const other = mixed.map((entry) => ({ ...entry, id: `${entry.id} other`, team: "青葉台ソフトボール" }));
  const groups = groupsOf(splitEntries([...other, ...mixed]).waiting);
  expect(groups.map(({ id, entries }) => [id, entries.length])).toEqual([
    ["measurement", 3],
    ["pitch_count", 2],
    ["note_comment", 1],
    ["team 青葉台ソフトボール", 6],
  ]);
});

test.each([
  { name: "ちょうど30日は、まだ", days: 30, old: false },
  { name: "30日を1秒過ぎたら古い", days: 30 + 1 / 86_400, old: true },
])("$name", ({ days, old }) => {
  const [entry] = mixed;
  if (!entry) throw new Error("no entry");
  const enteredAt = new Date((nowS - days * 86_400) * 1000).toISOString();
  expect(isOld({ ...entry, enteredAt }, nowS)).toBe(old);
});
