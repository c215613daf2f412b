import type { Grade, LocalRanking, LocalRankingRow } from "@kyuseki/domain";
import { medianOf } from "@kyuseki/domain/ranking";

type Line = readonly [
  last: string,
  first: string,
  grade: Grade,
  value: number,
  before: number | null,
  mean: number,
  count: number,
  date: string,
  /** The fast balls of the first quarter, 4 km/h below its best. */
  base: number | null,
];

const lines: readonly Line[] = [
  ["小野寺", "湊", "h2", 150, 2, 137.6, 86, "2026-11-19", 141.2],
  ["三浦", "陽翔", "h2", 148.9, 1, 136.6, 92, "2026-11-19", 147.5],
  ["石井", "悠真", "h1", 139.6, 3, 128.1, 74, "2026-11-18", 126.4],
  ["西田", "大和", "h1", 138.6, 6, 127.2, 125, "2026-11-18", 129.8],
  ["藤井", "颯太", "j3", 134.9, 5, 123.8, 69, "2026-11-17", 120.1],
  ["岡田", "蒼", "j3", 133.5, 4, 122.5, 185, "2026-11-16", 128.3],
  ["青山", "朔", "j2", 120.8, 10, 110.8, 49, "2026-11-15", 101.9],
  ["増田", "碧", "j2", 114.8, 8, 104.6, 66, "2026-11-14", 104.8],
  ["原田", "暖", "j1", 112.4, 7, 103.1, 107, "2026-11-13", 98.6],
  ["小川", "新", "e6", 105.6, 11, 96.9, 110, "2026-11-12", 91.3],
  ["久保田", "結月", "j1", 103.6, 11, 95, 160, "2026-11-11", 96.4],
  ["中川", "詩", "e6", 103.3, 12, 94.8, 154, "2026-11-10", 88.7],
  ["宮本", "悠人", "e5", 102.6, 12, 94.1, 185, "2026-11-09", 91.5],
  ["長谷川", "ひまり子", "e5", 88.2, null, 80.4, 12, "2026-11-08", null],
  ["坂口", "律", "e4", 79.5, 14, 71.9, 38, "2026-11-08", 64.2],
  ["水野", "葵", "e4", 79.5, 15, 72.3, 41, "2026-11-07", 70.1],
];

/** Of whom searching by reading is told. */
const readings: Readonly<Record<string, readonly [last: string, first: string]>> = {
  小野寺: ["おのでら", "みなと"],
  小川: ["おがわ", "あらた"],
  岡田: ["おかだ", "あおい"],
};

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

const rowOf = (
  [last_name, first_name, grade, value, rank_before, mean, count, date, base]: Line,
  index: number,
): LocalRankingRow => ({
  id: index + 1,
  last_name,
  first_name,
  last_name_kana: readings[last_name]?.[0] ?? "",
  first_name_kana: readings[last_name]?.[1] ?? "",
  grade,
  rank: 1 + lines.filter(([, , , other]) => other > value).length,
  rank_before,
  value,
  mean,
  count,
  date,
  fast: oneDecimal(value - 4),
  base: base === null ? null : oneDecimal(base - 4),
  base_count: base === null ? 0 : 22 + Math.round(count / 2) - 1,
  growth: base === null ? null : oneDecimal(((value - 4) / (base - 4) - 1) * 100),
});

const frame = {
  range: { start: "2026-10-20", end: "2026-11-20" },
  before: { start: "2026-09-18", end: "2026-10-19" },
  base: { start: "2025-11-20", end: "2026-02-20" },
} as const;

export const localRanking: LocalRanking = {
  ...frame,
  batting_type: 1,
  ball: "rubber",
  rows: lines.map(rowOf),
  median: 113.6,
  median_before: 111.7,
};

export const noRanking: LocalRanking = { ...localRanking, rows: [], median: null, median_before: null };

/** Kind 3: number of measurements. */
export const countRanking: LocalRanking = {
  ...frame,
  batting_type: null,
  ball: null,
  rows: lines
    .map(rowOf)
    .map((row) => ({ ...row, value: row.count, mean: null, fast: null, base: null, base_count: 0, growth: null }))
    .toSorted((a, b) => b.value - a.value)
    .map((row, _, all) => ({ ...row, rank: 1 + all.filter(({ value }) => value > row.value).length })),
  median: 89,
  median_before: 92,
};

/** Nobody has enough balls in the quarter 伸び率 is told from. */
export const newTeamRanking: LocalRanking = {
  ...localRanking,
  rows: localRanking.rows
    .slice(0, 4)
    .map((row) => ({ ...row, base: null, base_count: 0, growth: null, rank_before: null })),
  median_before: null,
};

const twoRows = newTeamRanking.rows.slice(0, 2).map((row) => ({ ...row, count: 3, fast: null, date: "2026-11-19" }));

/** Two players, measured on the same day with three balls each. */
export const fewRanking: LocalRanking = {
  ...newTeamRanking,
  rows: twoRows,
  median: medianOf(twoRows.map(({ value }) => value)),
};

export const longNamedRanking: LocalRanking = {
  ...localRanking,
  rows: localRanking.rows.map((row) => ({ ...row, last_name: "勅使河原長谷部", first_name: "ひまり子美沙希" })),
};
