import type { LocalRankingRow } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { rankedRows } from "./rankedRows.ts";

const row = (id: number, rank: number, growth: number | null): LocalRankingRow => ({
  id,
  last_name: "選手",
  first_name: `${id}`,
  last_name_kana: "",
  first_name_kana: "",
  grade: "j1",
  rank,
  rank_before: null,
  value: 100 - rank,
  mean: 90,
  count: 3,
  date: "2026-11-18",
  fast: 88,
  base: growth === null ? null : 80,
  base_count: growth === null ? 0 : 12,
  growth,
});
const rows = [row(1, 1, null), row(2, 2, 3.5), row(3, 3, 8), row(4, 4, 8), row(5, 5, -1)];

test("記録の順は、サーバーの順位のまま", () => {
  expect(rankedRows(rows, "record").map(({ id, place }) => [id, place])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ]);
});

test("伸び率の順は、並べば同じ順位、出せない選手は順位なしで最後", () => {
  expect(rankedRows(rows, "growth").map(({ id, place }) => [id, place])).toEqual([
    [3, 1],
    [4, 1],
    [2, 3],
    [5, 4],
    [1, null],
  ]);
});
