import { expect, test } from "vitest";
import { manyBests, weekBoard } from "../scoreboard.fixtures.ts";
import { bestGroups } from "./bestGroups.ts";
import { paperPages } from "./paperPages.ts";

const counts = (bests: Parameters<typeof bestGroups>[0]) =>
  paperPages(bestGroups(bests)).map(({ size, columns }) => [
    size,
    columns.map((column) => column.map((group) => group.bests.length)),
  ]);
const pitches = (count: number) =>
  manyBests(count).map((best) => ({ ...best, measured: { kind: 4, batting_type: null } as const }));

test("種類や項目は、届いた順にまとまる", () => {
  expect(bestGroups(weekBoard.bests).map(({ id, bests }) => [id, bests.length])).toEqual([
    ["kind 1", 2],
    ["kind 4", 1],
    ["item 50m走", 2],
    ["item 立ち幅とび", 1],
  ]);
});

test("見出しとあわせて20行までは、大きな一列。それより多ければ二列", () => {
  expect(counts([])).toEqual([]);
  expect(counts(pitches(19))).toEqual([["large", [[19]]]]);
  expect(counts(pitches(20))).toEqual([["small", [[20]]]]);
  expect(counts(pitches(36))).toEqual([["small", [[35], [1]]]]);
});

test("60件は一枚に収まり、入りきらなければ次の紙に続く", () => {
  expect(counts(manyBests(60))).toHaveLength(1);
  expect(counts(pitches(71))).toEqual([
    ["small", [[35], [35]]],
    ["small", [[1]]],
  ]);
});

test("見出しだけが列の終わりに残らない", () => {
  expect(counts([...pitches(34), ...manyBests(6).filter(({ measured }) => "item" in measured)])[0]).toEqual([
    "small",
    [[34], [1, 1, 1]],
  ]);
});
