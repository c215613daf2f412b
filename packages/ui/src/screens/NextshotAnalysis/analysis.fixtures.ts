import type { Analysis, Grade, Member } from "@kyuseki/domain";
import { reportMember } from "../../components/ReportFrame/report.fixtures.ts";

/** Id, name, grade, balls, mean, and the last days' distance from it. */
const people = [
  [201, "小野寺", "湊", "h2", 48, 136.7],
  [202, "三浦", "陽翔", "h2", 10, 134.8],
  [203, "石井", "悠真", "h1", 20, 124.9],
  [204, "藤井", "颯太", "j3", 30, 124.5],
  [205, "増田", "碧", "j2", 30, 108.2],
  [206, "小川", "新", "e6", 20, 90.1],
  [207, "長谷川", "ひまり子", "e5", 20, 84.3],
] as const satisfies readonly (readonly [number, string, string, Grade, number, number])[];

const wave = [-2.4, -1, -2.9, -0.4, 0.8, -0.2, 2.1, 1.6];
const testDays = [
  "2026-10-22",
  "2026-10-26",
  "2026-10-30",
  "2026-11-04",
  "2026-11-08",
  "2026-11-12",
  "2026-11-16",
  "2026-11-19",
];
const monday = Date.parse("2026-08-31T00:00:00Z");
const weekMs = 7 * 86_400_000;
const rise = [-2.3, -3.3, -4.8, -3.4, -4.2, -2.5, 0, -0.4, -1.3, 0.3, 0.7, 0];

/** Evenly spread, deterministic numbers, so that pictures do not change. */
const spread = (index: number, step: number) => ((index + 1) * step) % 1;
const bell = (a: number, b: number) => Math.sqrt(-2 * Math.log(1 - a * 0.999)) * Math.cos(2 * Math.PI * b);
const tenth = (value: number) => Math.round(value * 10) / 10;

const players = people.map(([id, last_name, first_name, grade, count, mean]) => ({
  id,
  last_name,
  first_name,
  grade,
  count,
  mean,
  days: testDays.map((date, index) => ({ date, mean: mean + (wave[index] ?? 0) })),
}));

const weeksAround = (mean: number) =>
  rise.map((by, index) => ({
    week: new Date(monday + index * weekMs).toISOString().slice(0, "YYYY-MM-DD".length),
    mean: mean + by,
  }));

/** `factor` 1: 178 balls of seven players. */
const pointsOf = (factor: number) =>
  players.flatMap(({ id, count, mean }) =>
    Array.from({ length: count * factor }, (_, index) => ({
      member_id: id,
      speed: tenth(mean + 6 * bell(spread(index + id, 0.618034), spread(index, 0.754878))),
      angle: tenth(13 + 13 * bell(spread(index + id, 0.56984), spread(index, 0.414214))),
      day: testDays[index % testDays.length] ?? "2026-11-19",
    })),
  );

const bandOf = (from: number, to: number) =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, at) => {
    const low = at * 5 < to - from - 5 ? 9 + (at % 3) : 25;
    return { speed: from + at * 5, from: low, to: low + 8 };
  });

const daysAround = (stage: "h" | "j" | "e", mean: number) =>
  testDays.map((date, index) => ({ stage, date, mean: mean + (wave[index] ?? 0) }));

/** A month of 実打 with the hard ball, as drawn. */
export const battedMonth: Analysis = {
  mode: 1,
  batting_type: 3,
  ball: "hard",
  range: { start: "2026-10-20", end: "2026-11-20" },
  choices: [
    { batting_type: 3, ball: "hard", count: 178 },
    { batting_type: 1, ball: "hard", count: 96 },
    { batting_type: 1, ball: "rubber", count: 12 },
  ],
  hard_hit: { speed: 110, angle_low: 8, angle_high: 32 },
  points: pointsOf(1),
  points_total: 178,
  stages: [
    { stage: "e", count: 40, of: 40, strong: 0, weeks: weeksAround(87.2) },
    { stage: "j", count: 60, of: 60, strong: 20, weeks: weeksAround(110.8) },
    { stage: "h", count: 78, of: 78, strong: 49, weeks: weeksAround(132.2) },
  ],
  bands: [
    { stage: "e", steps: bandOf(75, 100), middle: 87, of: 40, inside: 9, scale: "own" },
    { stage: "j", steps: bandOf(100, 130), middle: 115.6, of: 60, inside: 14, scale: "group" },
    { stage: "h", steps: bandOf(120, 145), middle: 133.2, of: 78, inside: 20, scale: "group" },
  ],
  stage_days: [...daysAround("e", 87.2), ...daysAround("j", 110.8), ...daysAround("h", 132.2)],
  team_days: testDays.map((date, index) => ({ date, mean: 115.2 + (wave[index] ?? 0) / 2, recorded: false })),
  players,
};

/** The source has sent the team's average of two days; somebody has hit three balls only. */
export const battedWithTeam: Analysis = {
  ...battedMonth,
  team_days: battedMonth.team_days.map((day, at) => (at >= 6 ? { ...day, mean: 118.4, recorded: true } : day)),
  players: [
    { id: 209, last_name: "水野", first_name: "葵", grade: "h1", count: 3, mean: 144.1, days: [] },
    ...battedMonth.players,
  ],
};

/** More balls than one answer holds. */
export const battedMany: Analysis = {
  ...battedMonth,
  points: pointsOf(28),
  points_total: 6120,
  stages: [
    { stage: "e", count: 1376, of: 1376, strong: 0, weeks: weeksAround(87.2) },
    { stage: "j", count: 2064, of: 2064, strong: 688, weeks: weeksAround(110.8) },
    { stage: "h", count: 2680, of: 2680, strong: 1684, weeks: weeksAround(132.2) },
  ],
};

/** Some balls were measured without an angle. */
export const battedWithoutAngles: Analysis = {
  ...battedMonth,
  stages: battedMonth.stages.map((stage) => ({ ...stage, of: stage.of - 3 })),
};

/** A month of pitches: two stages, no angles. */
export const pitchedMonth: Analysis = {
  ...battedMonth,
  mode: 2,
  batting_type: null,
  bands: [],
  stage_days: [...daysAround("j", 110.8), ...daysAround("h", 132.2)],
  choices: [
    { batting_type: null, ball: "hard", count: 138 },
    { batting_type: null, ball: "rubber", count: 20 },
  ],
  points: pointsOf(1)
    .filter(({ member_id }) => member_id <= 205)
    .map((point) => ({ ...point, angle: null })),
  points_total: 138,
  stages: [
    { stage: "j", count: 60, of: 0, strong: 0, weeks: weeksAround(110.8) },
    { stage: "h", count: 78, of: 0, strong: 0, weeks: weeksAround(132.2) },
  ],
  players: players.filter(({ id }) => id <= 205),
};

export const nothingMeasured: Analysis = {
  ...battedMonth,
  ball: null,
  choices: [],
  points: [],
  points_total: 0,
  stages: [],
  bands: [],
  stage_days: [],
  team_days: [],
  players: [],
};

/** The selectable members, one with a long name. */
export const analysisMembers: readonly Member[] = [
  ...people.map(([id, last_name, first_name, grade]) => ({
    ...reportMember,
    id,
    last_name,
    first_name,
    last_name_kana: id === 202 ? "みうら" : "",
    first_name_kana: "",
    grade,
  })),
  { ...reportMember, id: 208, last_name: "東久世長谷川", first_name: "アレクサンドラひまり子", grade: "j1" },
];
