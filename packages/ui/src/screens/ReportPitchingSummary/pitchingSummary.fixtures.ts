import type { PitchCode, PitchingSummary } from "@kyuseki/domain";

type Pitch = PitchingSummary["pitches"][number];

/** Code, pitches, mean, maximum, mean of the month before; km/h. */
const thrown = [
  [1, 157, 131.2, 136.4, 130.4],
  [3, 66, 117.9, 122.2, 117.6],
  [2, 52, 123, 126.4, 123.2],
  [4, 52, 104.6, 109, 103.7],
  [7, 39, 119.3, 121.8, 118.9],
  [6, 33, 113.6, 116.9, 112.5],
  [5, 20, 125.9, 127.3, 126.4],
] as const satisfies readonly (readonly [PitchCode, number, number, number, number])[];

const pitches = thrown.map(
  ([code, count, mean, max, mean_before]): Pitch => ({
    code,
    count,
    mean,
    max: { value: max, day: "2026-11-15" },
    mean_before,
    gap: code === 1 ? null : 131.2 - mean,
    gap_before: code === 1 ? null : 130.4 - mean_before,
  }),
);

const sessions = ["2026-09-07", "2026-09-21", "2026-10-05", "2026-10-19", "2026-11-02", "2026-11-15", "2026-11-19"];
const drift = [-1.4, -1.1, -1.6, -0.9, 0.2, 0, -0.1];
const daily = [24, 40, 0, 30, 28, 34, 0, 42, 48, 40, 0, 57, 66, 76];
const weekly = [256, 270, 241, 246, 255, 267, 235, 254, 266, 324, 285, 321, 370, 478];

/** A month of a starting pitcher, as drawn; 478 of 500 pitches in the last week. */
export const pitchingMonth: PitchingSummary = {
  player: { id: 201, last_name: "小野寺", first_name: "湊", grade: "h2" },
  ball: "hard",
  range: { start: "2026-10-20", end: "2026-11-20" },
  before: { start: "2026-09-18", end: "2026-10-19" },
  choices: [{ ball: "hard", count: 794 }],
  count: 419,
  days: 6,
  pitches,
  fastball: { max: 136.4, day: "2026-11-15", record: 135.2, verdict: "best" },
  compare: { ball_id: 9120, with_id: 8861, day: "2026-11-19" },
  zone: { inside: 245, of: 419, half: 21.6, bottom: 45.7, top: 91.4, radius: 3.7, height: 170.6, height_of: "player" },
  located: Array.from({ length: 300 }, (_, index) => ({
    id: 9000 + index,
    datetime: Date.parse("2026-11-19T16:00:00+09:00") / 1000 - index * 60,
    code: thrown[(index * 5) % thrown.length]?.[0] ?? 1,
    speed: thrown[(index * 5) % thrown.length]?.[2] ?? 131.2,
    x: (((index * 37) % 41) + ((index * 53) % 43)) * 0.8 - 33,
    z: 30 + (((index * 29) % 47) + ((index * 61) % 53)) * 0.8,
  })),
  medians: sessions.flatMap((date, index) =>
    thrown.map(([code, count, mean]) => ({
      date,
      code,
      median: mean + (drift[index] ?? 0),
      count: Math.ceil(count / 6),
    })),
  ),
  thrown: daily.map((count, index) => ({
    date: `2026-11-${String(index + 7).padStart(2, "0")}`,
    pitches: count,
    week: weekly[index] ?? 0,
  })),
  guard: {
    level: "caution",
    today: { pitches: 76, limit: null, left: null },
    week: { pitches: 478, limit: 500, left: 22 },
    nextAllowed: "2026-11-21",
    reason: null,
    yesterday: null,
    batter: null,
    grade_change: null,
    pain: null,
    rule: { id: "jhbf", version: "2020–", label: "日本高等学校野球連盟（2020–）" },
    recent: [],
    coming: [{ date: "2026-11-21", pitches: 84, reason: null }],
  },
  counted_week: "rolling",
  caution: 80,
};

/** Two balls, a fastball to be confirmed, a suspicious tag, untagged pitches. */
export const pitchingDoubts: PitchingSummary = {
  ...pitchingMonth,
  choices: [
    { ball: "hard", count: 52 },
    { ball: "rubber", count: 40 },
    { ball: null, count: 3 },
  ],
  count: 52,
  days: 2,
  pitches: [
    { ...(pitches[0] as Pitch), count: 40, mean_before: null },
    { ...(pitches[1] as Pitch), count: 8, mean: 133, gap: -1.8, mean_before: null, gap_before: null },
    { code: 0, count: 4, mean: 110, max: null, mean_before: null, gap: 21.2, gap_before: null },
  ],
  fastball: { max: 151.3, day: "2026-11-19", record: 130.1, verdict: "confirm" },
  zone: null,
  located: [],
};

/** Nothing measured and nothing counted. */
export const pitchingNothing: PitchingSummary = {
  ...pitchingMonth,
  ball: null,
  choices: [],
  compare: null,
  count: 0,
  days: 0,
  pitches: [],
  fastball: null,
  zone: null,
  located: [],
  medians: [],
  thrown: pitchingMonth.thrown.map(({ date }) => ({ date, pitches: 0, week: 0 })),
  guard: {
    ...pitchingMonth.guard,
    level: null,
    week: { pitches: 0, limit: null, left: null },
    rule: { id: "record_only", version: "", label: "" },
    coming: [{ date: "2026-11-21", pitches: null, reason: null }],
  },
};
