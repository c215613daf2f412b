import type { BattingResults, MeasuredBall } from "@kyuseki/domain";
import { correctedFastball } from "../../components/BallActions/ball.fixtures.ts";
import { threeBattedFigures } from "../../components/ReportFrame/report.fixtures.ts";

/** Days before 20 November, minutes before 18:42, speed, angle, distance, result. */
const measured = [
  [0, 0, 129.4, 5.1, 37.3, 1],
  [0, 2, 139, 19.2, 85.1, 2],
  [1, 87, 146.5, 13.8, 79.9, 1],
  [1, 90, 131, 7.4, 46.6, 1],
  [3, 39, 134.9, 17.3, 77.3, 2],
  [5, 496, 134.6, 44, 90.6, 1],
  [5, 501, 139.8, 24.5, 93.3, 1],
  [9, 54, 141.4, 8.9, 59.9, 1],
  [12, 427, 135.7, 22.3, 86.6, 2],
  [12, 431, 133.9, 4, 35.3, 1],
] as const satisfies readonly (readonly [number, number, number, number, number, 1 | 2 | 3])[];

const evening = Date.parse("2026-11-20T18:42:00+09:00") / 1000;

const balls: readonly MeasuredBall[] = measured.map(
  ([days, minutes, speed, angle, distance, batting_result], index) => ({
    id: 9100 + index,
    member_id: 201,
    datetime: evening - days * 86_400 - minutes * 60,
    mode: 1,
    batting_type: 3,
    batting_result,
    ball: "hard",
    tag_pitch: null,
    speed,
    angle,
    distance,
    spin_rate: null,
    spin_direction: null,
    spin_efficiency: null,
    break_vertical: null,
    break_horizontal: null,
    location_x: null,
    location_z: null,
    spray_angle: null,
    bat_speed: null,
    attack_angle: null,
    video_id: null,
    poster: null,
    corrections: [],
    // The third was measured as another player's.
    moved: index === 2 ? correctedFastball.moved : null,
  }),
);

/** The first page of sixteen balls of 実打, as drawn. */
export const battingPage: BattingResults = {
  player: { id: 201, last_name: "小野寺", first_name: "湊", grade: "h2" },
  batting_type: 3,
  ball: "hard",
  range: { start: "2026-10-20", end: "2026-11-20" },
  choices: [
    { batting_type: 1, ball: "hard", count: 16 },
    { batting_type: 2, ball: "hard", count: 16 },
    { batting_type: 3, ball: "hard", count: 16 },
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
  total: 16,
  rows: [...balls],
};

/** Three balls of one day. */
export const battingThree: BattingResults = {
  ...battingPage,
  choices: [{ batting_type: 3, ball: "hard", count: threeBattedFigures.count }],
  figures: threeBattedFigures,
  total: threeBattedFigures.count,
  rows: balls
    .slice(0, threeBattedFigures.count)
    .map((ball, at) => ({ ...ball, datetime: evening - at * 120, moved: null })),
};

/** A device that measures nothing but the speed. */
export const battingSpeeds: BattingResults = {
  ...battingPage,
  figures: {
    ...battingPage.figures,
    mean_angle: null,
    sweet_spot: { inside: 0, of: 0 },
    longest: null,
    results: { out: 0, hit: 0, home_run: 0 },
  },
  rows: balls.map((ball) => ({ ...ball, angle: null, distance: null, batting_result: null })),
};

/** No balls in the period. */
export const battingNone: BattingResults = {
  ...battingPage,
  choices: [{ batting_type: 3, ball: "hard", count: 0 }],
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
  total: 0,
  rows: [],
};

/** A ball with only a time. */
export const battingBlank: BattingResults = {
  ...battingNone,
  choices: [{ batting_type: null, ball: null, count: 1 }],
  batting_type: null,
  ball: null,
  total: 1,
  rows: balls.slice(0, 1).map((ball) => ({
    ...ball,
    batting_type: null,
    ball: null,
    batting_result: null,
    speed: null,
    angle: null,
    distance: null,
  })),
};
