import type { PitchCode, PitchingDays, PitchingResults } from "@kyuseki/domain";
import { correctedFastball, fastball } from "../../components/BallActions/ball.fixtures.ts";

/** Day, pitches, mean fastball, maximum and whether it is a best. */
const days = [
  ["2026-11-19", 64, 131.2, 134.6],
  ["2026-11-17", 48, 130.6, 133.9],
  ["2026-11-15", 72, 129.9, 136.4],
  ["2026-11-11", 40, 130.8, 133.2],
  ["2026-11-08", 81, 129.1, 135],
  ["2026-11-04", 45, 129.7, 132.8],
  ["2026-11-01", 66, 128.8, 134.1],
  ["2026-10-28", 38, 129.4, 132],
  ["2026-10-25", 58, 128.2, 133.3],
  ["2026-10-21", 42, 128.9, 131.7],
] as const;

/** Of a hundred pitches, by code from 1. */
const shares = [37, 12, 18, 12, 5, 7, 9];

/** The first ten of thirteen days, as drawn. */
export const pitchingDays: PitchingDays = {
  player: { id: 201, last_name: "小野寺", first_name: "湊", grade: "h2" },
  ball: "hard",
  range: { start: "2026-10-21", end: "2026-11-20" },
  choices: [{ ball: "hard", count: 554 }],
  codes: [1, 2, 3, 4, 5, 6, 7],
  total: 13,
  rows: days.map(([date, count, mean, max]) => ({
    date,
    count,
    mean,
    max,
    verdict: max === 136.4 ? "best" : "none",
    mix: shares.map((share, index) => ({ code: (index + 1) as PitchCode, count: Math.round((count * share) / 100) })),
    video_id: null,
    poster: null,
  })),
};

export const noPitchingDays: PitchingDays = { ...pitchingDays, choices: [], codes: [], total: 0, rows: [] };

const thrown = [
  [0, 1, 134.6, 2104],
  [1, 3, 118.2, 2310],
  [2, 1, 130.9, 2088],
  [4, 0, 121.4, null],
] as const satisfies readonly (readonly [number, PitchCode, number, number | null])[];

/** 19 November, shortened to four pitches; the third was corrected, the last is untagged. */
export const pitchesOfDay: PitchingResults = {
  player: pitchingDays.player,
  ball: "hard",
  range: { start: "2026-11-19", end: "2026-11-19" },
  choices: [{ ball: "hard", count: 4 }],
  figures: { count: 4, days: 1, mean: 126.3, max: { value: 134.6, day: "2026-11-19" } },
  total: 4,
  rows: thrown.map(([minute, tag_pitch, speed, spin_rate], index) => ({
    ...fastball,
    id: 7001 + index,
    datetime: Date.parse(`2026-11-19T16:3${minute}:00+09:00`) / 1000,
    tag_pitch,
    speed,
    spin_rate,
    corrections: index === 2 ? correctedFastball.corrections : [],
  })),
};

/** That day alone: two fastballs, a slider and an untagged pitch. */
export const onePitchingDay: PitchingDays = {
  ...pitchingDays,
  choices: pitchesOfDay.choices,
  codes: [1, 3],
  total: 1,
  rows: pitchingDays.rows.slice(0, 1).map((day) => ({
    ...day,
    count: pitchesOfDay.total,
    mean: 132.8,
    mix: [
      { code: 1, count: 2 },
      { code: 3, count: 1 },
      { code: 0, count: 1 },
    ],
  })),
};
