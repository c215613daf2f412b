import type { BattingSummary } from "@kyuseki/domain";

/** Speed, angle, result and days before 20 November of sixteen balls in play. */
const measured = [
  [129.4, 5.1, 1, 0],
  [139, 19.2, 2, 0],
  [146.5, 13.8, 1, 1],
  [131, 7.4, 1, 1],
  [134.9, 17.3, 2, 3],
  [134.6, 44, 1, 5],
  [139.8, 24.5, 1, 5],
  [141.4, 8.9, 1, 9],
  [135.7, 22.3, 2, 12],
  [133.9, 4, 1, 12],
  [138.2, 11.6, 1, 16],
  [136.4, 16.8, 2, 16],
  [130.8, -4.2, 1, 21],
  [146.7, 12.4, 1, 29],
  [137.1, 9.8, 1, 29],
  [135, 2.7, 1, 29],
] as const satisfies readonly (readonly [number, number, 1 | 2 | 3, number])[];

const evening = Date.parse("2026-11-20T18:42:00+09:00") / 1000;
const weekMeans = [130.6, 133.2, 132.9, 136.3, 134.3, 135.3, 137.9, 136.4, 136.6, 139.2, 137, 137.1];
const monday = Date.parse("2026-08-31T00:00:00Z");
const weekMs = 7 * 86_400_000;

/** A month of 実打 with the hard ball, as drawn. */
export const battingMonth: BattingSummary = {
  player: { id: 201, last_name: "小野寺", first_name: "湊", grade: "h2" },
  batting_type: 3,
  ball: "hard",
  range: { start: "2026-10-20", end: "2026-11-20" },
  before: { start: "2026-09-18", end: "2026-10-19" },
  choices: [
    { batting_type: 1, ball: "hard", count: 31 },
    { batting_type: 2, ball: "hard", count: 28 },
    { batting_type: 3, ball: "hard", count: 30 },
  ],
  figures: {
    count: 16,
    days: 8,
    mean: 136.9,
    max: { value: 146.7, day: "2026-10-22" },
    ev90: 144,
    mean_angle: 13.6,
    sweet_spot: { inside: 9, of: 16 },
    longest: { value: 93.3, day: "2026-11-15" },
    results: { out: 12, hit: 4, home_run: 0 },
  },
  figures_before: {
    count: 14,
    days: 6,
    mean: 134.5,
    max: { value: 143.9, day: "2026-10-02" },
    ev90: 141.2,
    mean_angle: 11.8,
    sweet_spot: { inside: 7, of: 14 },
    longest: { value: 90.1, day: "2026-10-02" },
    results: { out: 11, hit: 3, home_run: 0 },
  },
  peers: 128.9,
  goal: 140,
  types: [
    { batting_type: 1, count: 16, mean: 135.2, max: 147.4, mean_angle: 14 },
    { batting_type: 2, count: 16, mean: 137.9, max: 147.8, mean_angle: 16.1 },
    { batting_type: 3, count: 16, mean: 136.9, max: 146.7, mean_angle: 13.6 },
  ],
  weeks: weekMeans.map((mean, index) => ({
    week: new Date(monday + index * weekMs).toISOString().slice(0, "YYYY-MM-DD".length),
    mean,
    team: 127.2 + index * 0.25,
  })),
  balls: measured.map(([speed, angle, result, daysAgo], index) => ({
    id: 9100 + index,
    datetime: evening - daysAgo * 86_400 - index * 60,
    speed,
    angle,
    distance: null,
    result,
    spray_angle: null,
    video_id: null,
  })),
  balls_total: 16,
};

/** Steady days, faster than those before; the last with a ball far above the others. */
export const battingFaster: BattingSummary = {
  ...battingMonth,
  figures: { ...battingMonth.figures, count: 18, days: 6, mean: 138, max: { value: 146, day: "2026-11-20" } },
  figures_before: {
    ...battingMonth.figures_before,
    count: 18,
    days: 6,
    mean: 134.5,
    max: { value: 140.9, day: "2026-10-02" },
  },
  balls: [0, 3, 7, 12, 18, 24].flatMap((daysAgo, at) =>
    [136, 138, at === 0 ? 146 : 139 + (at % 2)].map((speed, index) => ({
      id: 9200 + at * 3 + index,
      datetime: evening - daysAgo * 86_400 - index * 60,
      speed,
      angle: 12,
      distance: null,
      result: null,
      spray_angle: null,
      video_id: null,
    })),
  ),
  balls_total: 18,
};

/** The same balls after a faster month. */
export const battingSlower: BattingSummary = {
  ...battingFaster,
  figures_before: { ...battingFaster.figures_before, mean: 142, max: { value: 150.2, day: "2026-10-02" } },
};

/** Direction and distance of the same balls, measured. */
export const battingSprayed: BattingSummary = {
  ...battingMonth,
  balls: battingMonth.balls.map((ball, index) => ({
    ...ball,
    distance: 30 + ((index * 17) % 70),
    spray_angle: ((index * 23) % 81) - 40,
  })),
};

/** No balls in the period, some with another ball and of an unknown type. */
export const battingNothing: BattingSummary = {
  ...battingMonth,
  choices: [
    { batting_type: 3, ball: "hard", count: 0 },
    { batting_type: 1, ball: "rubber", count: 12 },
    { batting_type: null, ball: "rubber", count: 3 },
  ],
  figures: {
    count: 0,
    days: 0,
    mean: null,
    max: null,
    ev90: null,
    mean_angle: null,
    sweet_spot: { inside: 0, of: 0 },
    longest: null,
    results: { out: 0, hit: 0, home_run: 0 },
  },
  peers: null,
  goal: null,
  types: [],
  weeks: battingMonth.weeks.map(({ week }) => ({ week, mean: null, team: null })),
  balls: [],
  balls_total: 0,
};

/** One ball without angle and result. */
export const battingOneBall: BattingSummary = {
  ...battingNothing,
  choices: [{ batting_type: 1, ball: "rubber", count: 1 }],
  batting_type: 1,
  ball: "rubber",
  figures: {
    ...battingNothing.figures,
    count: 1,
    days: 1,
    mean: 88.4,
    max: { value: 88.4, day: "2026-11-20" },
    ev90: 88.4,
  },
  types: [{ batting_type: 1, count: 1, mean: 88.4, max: 88.4, mean_angle: null }],
  balls: [
    {
      id: 1,
      datetime: evening,
      speed: 88.4,
      angle: null,
      distance: null,
      result: null,
      spray_angle: null,
      video_id: null,
    },
  ],
  balls_total: 1,
};

/** Three hundred balls, more than the flight chart draws. */
export const battingMany: BattingSummary = {
  ...battingMonth,
  figures: { ...battingMonth.figures, count: 300 },
  balls: Array.from({ length: 300 }, (_, index) => ({
    id: index + 1,
    datetime: evening - index * 600,
    speed: 120 + ((index * 7) % 31),
    angle: -10 + ((index * 13) % 51),
    distance: null,
    result: 1 as const,
    spray_angle: null,
    video_id: null,
  })),
  balls_total: 300,
};
