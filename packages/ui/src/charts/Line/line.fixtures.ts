import { addDays } from "@kyuseki/domain";
import type { LinePoint, LineSeries } from "./lineData.ts";

const weeks = [
  "2026-09-07",
  "2026-09-14",
  "2026-09-21",
  "2026-09-28",
  "2026-10-05",
  "2026-10-12",
  "2026-10-19",
  "2026-10-26",
  "2026-11-02",
  "2026-11-09",
  "2026-11-16",
  "2026-11-20",
] as const;

export const weekly = (values: readonly (number | null)[]): LinePoint[] =>
  weeks.map((date, index) => ({ date, value: values[index] ?? null }));

export const ownExitSpeed: LineSeries = {
  id: "own",
  name: "小野寺",
  look: "own",
  points: weekly([130.6, 133.2, 132.9, 136.3, 134.3, 135.3, 137.9, 136.4, 136.6, 139.2, 137, 137.1]),
};
export const teamExitSpeed: LineSeries = {
  id: "team",
  name: "チーム高校",
  look: "mean",
  points: weekly([127.2, 128.2, 127.8, 127.8, 127.7, 129.2, 128.3, 128.6, 128.8, 128.9, 130, 129.9]),
};

export const ratesNow: LineSeries = {
  id: "now",
  name: "今期間",
  look: "own",
  points: weekly([64, 66, 67, 71, 70, 63, 72, 74, 73, 78, 71, 74]),
};
export const ratesBefore: LineSeries = {
  id: "before",
  name: "前年同時期",
  look: "mean",
  points: weekly([58, 57, 61, 63, 60, 64, 62, 63, 66, 65, 67, 66]),
};

export const pitchSpeeds: LineSeries[] = [
  {
    id: "1",
    name: "ストレート",
    look: 1,
    points: weekly([129.8, 129.5, 129.9, 129.3, 129.1, 128.7, 129.7, 129.4, 131.2, 130.7, 131.2, 131.1]),
  },
  {
    id: "3",
    name: "スライダー",
    look: 3,
    points: weekly([116.5, 116.8, 116.4, 115.6, 116.3, 116.2, 116, 115.8, 118.7, 118, 117.6, 117.8]),
  },
  {
    id: "6",
    name: "チェンジアップ",
    look: 6,
    points: weekly([112.2, 112.4, 111.5, 112.3, 111.9, 110.7, 113, 111.7, 113.4, 114.1, 113.3, 113.7]),
  },
];

/** Medians of seven sessions with their trend line and its 90 % band. */
export const growth = {
  series: [
    {
      id: "session",
      name: "測定の中央値",
      look: "dots",
      points: [
        { date: "2026-09-01", value: 100.4 },
        { date: "2026-09-16", value: 102.2 },
        { date: "2026-09-30", value: 101.9 },
        { date: "2026-10-14", value: 104.6 },
        { date: "2026-10-25", value: 103.9 },
        { date: "2026-11-06", value: 105.4 },
        { date: "2026-11-18", value: 106.2 },
      ],
    },
    {
      id: "slope",
      name: "伸びの線",
      look: "own",
      points: [
        { date: "2026-08-28", value: 100.3 },
        { date: "2026-11-20", value: 106.6 },
      ],
    },
  ] satisfies LineSeries[],
  band: {
    name: "90%区間",
    points: [
      { date: "2026-08-28", lower: 98.5, upper: 102.1 },
      { date: "2026-10-09", lower: 102.7, upper: 104.1 },
      { date: "2026-11-20", lower: 104.8, upper: 108.4 },
    ],
  },
};

/** A year of single days, with the five rest days of each month left out. */
export const wholeYear: LineSeries = {
  id: "own",
  name: "長谷川 ひまり子",
  look: "own",
  points: Array.from({ length: 365 }, (_, day) => ({
    date: addDays("2025-11-21", day),
    value: day % 30 < 5 ? null : 96 + day * 0.03 + Math.sin(day * 0.9) * 1.8 + Math.sin(day * 0.07) * 2.4,
  })),
};
