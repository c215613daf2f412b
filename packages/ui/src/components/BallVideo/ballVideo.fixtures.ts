import type { BallPage, FilmedBall, MeasuredBall, Video } from "@kyuseki/domain";
import { battedBall } from "../BallActions/ball.fixtures.ts";
import { swingBest, swingNow } from "../VideoPlayer/fixtures/videos.ts";

/** Minutes after 17:00, speed, angle, distance, result; the seventh has no video. */
const swings = [
  [2, 129.4, 5.1, 37.3, 1],
  [5, 139, 19.2, 85.1, 2],
  [9, 146.5, 13.8, 79.9, 1],
  [12, 131, 7.4, 46.6, 1],
  [16, 134.9, 17.3, 77.3, 2],
  [21, 134.6, 44, 90.6, 1],
  [25, 139.8, 24.5, 93.3, 1],
  [30, 141.4, 8.9, 59.9, 1],
] as const satisfies readonly Swing[];

type Swing = readonly [minutes: number, speed: number, angle: number, distance: number, result: 1 | 2 | 3];

const evening = Date.parse("2026-11-19T17:00:00+09:00") / 1000;

export const posterOfField = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="midnightblue" d="M0 0h16v4H0z"/><path fill="darkgreen" d="M0 4h16v3H0z"/><path fill="sienna" d="M0 7h16v2H0z"/></svg>',
)}`;

export const videoNow: Video = {
  id: 71,
  src: swingNow,
  poster: posterOfField,
  impact_s: 36.5 / 30,
  at_s: null,
  own: true,
};
export const videoBest: Video = {
  id: 70,
  src: swingBest,
  poster: posterOfField,
  impact_s: 30.5 / 30,
  at_s: null,
  own: false,
};

const batted = (id: number, [minutes, speed, angle, distance, batting_result]: Swing): MeasuredBall => ({
  ...battedBall,
  id,
  datetime: evening + minutes * 60,
  batting_type: 3,
  ...{ speed, angle, distance, batting_result },
});

const day: readonly FilmedBall[] = swings.map((swing, index) => ({
  ball: batted(9001 + index, swing),
  video: index === 6 ? null : { ...videoNow, id: 71 + index },
}));

const fourth = day[3] ?? { ball: battedBall, video: null };

/** 17:12 of 19 November, the fourth of eight, beside the best of 22 October. */
export const battingVideoPage: BallPage = {
  player: { id: 201, last_name: "小野寺", first_name: "湊", grade: "h2" },
  ...fourth,
  best: {
    ball: {
      ...batted(8900, [0, 146.7, 11.5, 73.4, 2]),
      datetime: Date.parse("2026-10-22T16:58:00+09:00") / 1000,
    },
    video: videoBest,
  },
  is_best: false,
  zone: null,
  day: [...day],
  previous: 8999,
  next: null,
};
