import { expect, test } from "vitest";
import { pitchers, softballPitchers, watched } from "../../../components/GuardTable/guard.fixtures.ts";
import { type GuardOrder, guardGroups, guardOrders } from "../../../components/GuardTable/guardGroups.ts";
import { type GuardStateFilter, guardStateFilters, matchingPitchers } from "./guardView.ts";

test.each([
  ["すべて", {}, 9],
  ["学年", { grade: "e" }, 3],
  ["漢字", { q: "小川" }, 1],
  ["かなは、ひらがなでもカタカナでも", { q: "ｵｶﾞﾜ" }, 1],
  ["学年と名前", { grade: "h", q: "小川" }, 0],
] as const)("BE-1 投手を絞り込む：%s", (_, view, count) => {
  expect(matchingPitchers(pitchers, { ...everybody, ...view })).toHaveLength(count);
});

test.each(guardStateFilters)("BE-1 状態で絞り込む：%s", (state) => {
  expect(idsOf(matchingPitchers(watched, { ...everybody, state }))).toEqual(expected[state]);
});

test("BE-1 記録だけの種目では、全員が記録だけ", () => {
  expect(matchingPitchers(softballPitchers, { ...everybody, state: "counted" })).toHaveLength(9);
});

test.each(guardOrders)("BE-1 ルールごとのまとまりの中の並び順：%s", (order) => {
  expect(guardGroups(pitchers, order).map(({ players }) => idsOf(players))).toEqual(ordered[order]);
});

const everybody = { grade: null, q: "", state: null } as const;
const idsOf = (players: readonly { id: number }[]) => players.map(({ id }) => id);
const expected = {
  attention: [5, 4, 9, 7],
  pain: [5],
  over: [9],
  reached: [7],
  caution: [],
  room: [1, 5, 4, 8],
  counted: [],
} as const satisfies Record<GuardStateFilter, readonly number[]>;
const ordered = {
  state: [
    [3, 2, 1],
    [4, 6, 5],
    [9, 7, 8],
  ],
  name: [
    [1, 3, 2],
    [6, 5, 4],
    [9, 8, 7],
  ],
  pitches: [
    [3, 2, 1],
    [6, 4, 5],
    [9, 7, 8],
  ],
  grade: [
    [3, 1, 2],
    [4, 6, 5],
    [9, 7, 8],
  ],
} as const satisfies Record<GuardOrder, readonly (readonly number[])[]>;
