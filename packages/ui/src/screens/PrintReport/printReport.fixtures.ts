import { addDays, type BattingFigures, type BattingSummary, type PitchingSummary } from "@kyuseki/domain";
import {
  battingMonth,
  battingNothing,
  battingThreeBalls,
  pitchingEightBalls,
  pitchingMonth,
  pitchingNothing,
} from "../../charts/AiStats/aiStats.fixtures.ts";
import { threeBattedFigures } from "../../components/ReportFrame/report.fixtures.ts";
import type { ReportData } from "./parts/ReportPrintSheet.tsx";

const range = { start: "2026-10-20", end: "2026-11-20" };
const before = { start: "2026-09-18", end: "2026-10-19" };
const player = { id: 201, last_name: "小野寺", first_name: "湊", grade: "h2" } as const;

const figuresOf = (mean: number, max: number): BattingFigures => ({
  count: 50,
  days: 5,
  mean,
  max: { value: max, day: "2026-11-12" },
  ev90: max - 2,
  mean_angle: 14.6,
  sweet_spot: { inside: 31, of: 50 },
  longest: { value: 96.4, day: "2026-11-12" },
  results: { out: 20, hit: 26, home_run: 4 },
});

const batting: BattingSummary = {
  player,
  batting_type: 1,
  ball: "hard",
  range,
  before,
  choices: [{ batting_type: 1, ball: "hard", count: 90 }],
  figures: figuresOf(120.1, 126.3),
  figures_before: figuresOf(117.9, 123.8),
  peers: 116.2,
  goal: 125,
  types: [
    { batting_type: 1, count: 50, mean: 120.1, max: 126.3, mean_angle: 14.6 },
    { batting_type: 2, count: 10, mean: 116, max: 121.1, mean_angle: 13.2 },
    { batting_type: 3, count: 8, mean: 108, max: 111.4, mean_angle: 11.8 },
  ],
  weeks: Array.from({ length: 12 }, (_, at) => ({
    week: addDays("2026-08-31", at * 7),
    mean: at === 4 ? null : 113.8 + at * 0.6 + (at % 3) * 0.5,
    team: 110.4 + at * 0.2 + (at % 2) * 0.3,
  })),
  balls: [],
  balls_total: 50,
};

const daily = [24, 40, 0, 30, 28, 34, 0, 42, 48, 40, 0, 57, 66, 76];

const pitching: PitchingSummary = {
  player,
  located: [],
  compare: null,
  ball: "hard",
  range,
  before,
  choices: [{ ball: "hard", count: 270 }],
  count: 220,
  days: 6,
  pitches: [
    {
      code: 1,
      count: 100,
      mean: 130.7,
      max: { value: 133.3, day: "2026-11-19" },
      mean_before: 130.2,
      gap: null,
      gap_before: null,
    },
  ],
  fastball: { max: 133.3, day: "2026-11-19", record: 132.4, verdict: "confirm" },
  zone: null,
  medians: Array.from({ length: 9 }, (_, at) => ({
    date: addDays("2026-09-18", at * 7),
    code: 1 as const,
    median: 129.8 + at * 0.16 + (at % 2) * 0.2,
    count: 10,
  })),
  thrown: daily.map((pitches, at) => ({
    date: addDays("2026-11-07", at),
    pitches,
    week: daily.slice(Math.max(0, at - 6), at + 1).reduce((sum, one) => sum + one, 0),
  })),
  guard: {
    level: null,
    today: { pitches: 0, limit: null, left: null },
    week: { pitches: 287, limit: null, left: null },
    nextAllowed: "2026-11-21",
    reason: null,
    yesterday: null,
    batter: null,
    grade_change: null,
    pain: null,
    rule: { id: "record_only", version: "", label: "" },
    recent: [],
    coming: [],
  },
  counted_week: "rolling",
  caution: 80,
};

export const reportOfMinato: ReportData = {
  batting,
  pitching,
  battingStats: battingMonth,
  pitchingStats: pitchingMonth,
};

const noFigures: BattingFigures = {
  count: 0,
  days: 0,
  mean: null,
  max: null,
  ev90: null,
  mean_angle: null,
  sweet_spot: { inside: 0, of: 0 },
  longest: null,
  results: { out: 0, hit: 0, home_run: 0 },
};

/** Nothing measured yet. */
export const reportOfNothing: ReportData = {
  batting: { ...batting, figures: noFigures, figures_before: noFigures, types: [], weeks: [], balls_total: 0 },
  pitching: { ...pitching, count: 0, days: 0, pitches: [], fastball: null, medians: [] },
  battingStats: battingNothing,
  pitchingStats: pitchingNothing,
};

const first = "2026-11-19";

/** One day: three balls batted, eight pitched. */
export const reportOfFirstDay: ReportData = {
  batting: {
    ...reportOfNothing.batting,
    figures: threeBattedFigures,
    types: [{ batting_type: 1, count: 3, mean: 138.3, max: 146.5, mean_angle: 12.7 }],
    weeks: batting.weeks.map(({ week }, at, all) => {
      const mean = at === all.length - 1 ? threeBattedFigures.mean : null;
      return { week, mean, team: mean };
    }),
    peers: null,
    goal: null,
    balls_total: 3,
  },
  pitching: {
    ...reportOfNothing.pitching,
    count: 8,
    days: 1,
    pitches: [
      {
        code: 1,
        count: 6,
        mean: 131.4,
        max: { value: 132.5, day: first },
        mean_before: null,
        gap: null,
        gap_before: null,
      },
      {
        code: 4,
        count: 2,
        mean: 104.3,
        max: { value: 105.2, day: first },
        mean_before: null,
        gap: 27.1,
        gap_before: null,
      },
    ],
    fastball: { max: 132.5, day: first, record: null, verdict: "none" },
    medians: [{ date: first, code: 1, median: 131.3, count: 6 }],
    thrown: pitching.thrown.map(({ date }) => ({
      date,
      pitches: date === first ? 8 : 0,
      week: date >= first ? 8 : 0,
    })),
  },
  battingStats: battingThreeBalls,
  pitchingStats: pitchingEightBalls,
};
