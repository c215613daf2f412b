import { describe, expect, test } from "vitest";
import { members, openItems } from "../openItems.fixtures.ts";
import { daysSince, familiesAmong, familiesOf, isOverdue, openGroups, openRows } from "./openRows.ts";

const rows = openRows(openItems, members, null);

test("長くまだの人が先。いなくなった選手は並ばない", () => {
  expect(rows.map(({ name, since }) => `${name} ${since}`)).toEqual([
    "野口 咲茉 2026-11-05",
    "長谷川 樹 2026-11-14",
    "桜井 伊織 2026-11-15",
    "宮本 悠人 2026-11-16",
    "坂口 律 2026-11-17",
    "大塚 奏太 2026-11-19",
    "菊地 直輝 2026-11-19",
    "小川 新 2026-11-20",
  ]);
});

test("絞り込むと、そのことがらだけで並ぶ", () => {
  expect(openRows(openItems, members, "answer").map(({ name, items }) => `${name} ${items.length}`)).toEqual([
    "桜井 伊織 1",
    "宮本 悠人 1",
    "大塚 奏太 1",
    "菊地 直輝 1",
  ]);
});

test("きょうだいは一つの家族。今日送った家族と、届かない家族には送らない", () => {
  const going = rows.filter(({ canRemind }) => canRemind);
  expect([going.map(({ name }) => name), familiesOf(going)]).toEqual([
    ["長谷川 樹", "坂口 律", "大塚 奏太", "菊地 直輝", "小川 新"],
    4,
  ]);
  expect(familiesAmong(openItems, [1056, 1059, 9])).toBe(2);
  expect(openRows({ ...openItems, mail: false }, members, null).some(({ canRemind }) => canRemind)).toBe(false);
});

test("ことがらごと：締め切りの近いものが先", () => {
  expect(openGroups(rows).map(({ key, rows: players }) => `${key}: ${players.length}`)).toEqual([
    "answer 61: 4",
    "attendance 42: 1",
    "measurement 7: 2",
    "record null: 5",
    "unread 61: 3",
  ]);
});

describe("日数", () => {
  test.each([
    ["2026-11-20", 0],
    ["2026-11-19", 1],
    ["2026-11-05", 15],
    ["2026-11-21", 0],
  ])("%s からは %i 日", (since, days) => {
    expect(daysSince(since, "2026-11-20")).toBe(days);
  });
  test("締め切りは、その日のうちは過ぎていない", () => {
    const item = { kind: "answer", ref_id: 1, subject: "", since: "2026-11-19", due: "2026-11-20T13:00:00Z" } as const;
    expect([
      isOverdue(item, "2026-11-20"),
      isOverdue(item, "2026-11-21"),
      isOverdue({ ...item, due: null }, "2027-01-01"),
    ]).toEqual([false, true, false]);
  });
});
