import type { Grade, WeekBest, WeekBests } from "@kyuseki/domain";

type Line = { name: string; grade: Grade; value: number; gain: number; date: string };

const best = (id: number, measured: WeekBest["measured"], { name, grade, ...figures }: Line): WeekBest => {
  const [last_name = "", first_name = ""] = name.split(" ");
  return { member: { id, last_name, first_name, grade }, short_name: last_name, measured, ...figures };
};

const run = { item: "50m走", unit: "秒", decimals: 1, less_is_better: true };
const jump = { item: "立ち幅とび", unit: "cm", decimals: 0, less_is_better: false };

/** The week of Friday, 20 November 2026. */
export const weekBoard: WeekBests = {
  range: { start: "2026-11-16", end: "2026-11-22" },
  bests: [
    best(
      1,
      { kind: 1, batting_type: 1 },
      { name: "増田 碧", grade: "j2", value: 114.8, gain: 2.6, date: "2026-11-18" },
    ),
    {
      ...best(
        2,
        { kind: 1, batting_type: 3 },
        { name: "佐藤 一郎", grade: "j1", value: 98, gain: 1.4, date: "2026-11-17" },
      ),
      short_name: "佐藤 一",
    },
    best(
      3,
      { kind: 4, batting_type: null },
      { name: "小野寺 湊", grade: "h2", value: 136.4, gain: 1.2, date: "2026-11-18" },
    ),
    best(5, run, { name: "中川 詩", grade: "e6", value: 8.9, gain: 0.3, date: "2026-11-16" }),
    best(4, run, { name: "青山 朔", grade: "j2", value: 7.4, gain: 0.2, date: "2026-11-16" }),
    best(1, jump, { name: "増田 碧", grade: "j2", value: 1205, gain: 12, date: "2026-11-20" }),
  ],
};

const things: readonly WeekBest["measured"][] = [
  { kind: 1, batting_type: 2 },
  { kind: 2, batting_type: 1 },
  { kind: 4, batting_type: null },
  run,
  jump,
  { item: "遠投", unit: "m", decimals: 1, less_is_better: false },
];

/** As equally many of every kind and item as can be, in the order of the board. */
export const manyBests = (count: number): WeekBest[] =>
  things.flatMap((measured, thing) =>
    Array.from({ length: Math.ceil((count - thing) / things.length) }, (_, at) =>
      best(at + 1, measured, {
        name: `選手${at + 1} 一`,
        grade: (["e4", "e6", "j1", "j2", "h1"] as const)[at % 5] ?? "e4",
        value: 150 - at * 1.5,
        gain: 9 - at / 10,
        date: `2026-11-${16 + (at % 7)}`,
      }),
    ),
  );

/** The longest names of players and of an item of the team. */
export const longBests: WeekBest[] = [
  {
    ...best(
      1,
      { kind: 2, batting_type: 3 },
      { name: "長谷川コンスタンティノープル ひまり子", grade: "e5", value: 101.5, gain: 11.3, date: "2026-11-21" },
    ),
    short_name: "長谷川コンスタンティノープル ひま",
  },
  best(
    2,
    { item: "メディシンボール投げ（3kg・後ろ向き・助走なし）", unit: "cm", decimals: 0, less_is_better: false },
    { name: "勅使河原 権左衛門", grade: "h3", value: 12345, gain: 1234, date: "2026-11-22" },
  ),
];
