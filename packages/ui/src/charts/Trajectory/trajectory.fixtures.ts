import type { BattedBall } from "./battedBall.ts";

const live: readonly [day: string, speedKmh: number, angleDeg: number, result: BattedBall["result"]][] = [
  ["10/22 1球目", 146.7, 11.5, 2],
  ["10/22 2球目", 131.4, 4.2, 1],
  ["10/22 3球目", 138.1, 17.9, 2],
  ["10/29 1球目", 128.8, -8.6, 1],
  ["10/29 2球目", 141.2, 9.3, 2],
  ["10/29 3球目", 135.5, 41.7, 1],
  ["11/5 1球目", 133.9, 22.1, 1],
  ["11/5 2球目", 129.7, 14.8, 1],
  ["11/5 3球目", 142.6, 27.4, 3],
  ["11/12 1球目", 137.3, 6.4, 1],
  ["11/12 2球目", 126.4, 33.0, 1],
  ["11/15 4球目", 139.8, 24.5, 1],
  ["11/19 3球目", 146.5, 13.8, 2],
  ["11/19 4球目", 131.0, 7.4, null],
];

/** 小野寺 結衣さんの実打、1か月。 */
export const liveBalls: BattedBall[] = live.map(([name, speedKmh, angleDeg, result], index) => ({
  id: String(index + 1),
  name,
  speedKmh,
  angleDeg,
  result,
}));

/** この打球と自己最大。 */
export const comparedBalls: BattedBall[] = [
  { id: "now", name: "11/19 4球目", label: "この打球", speedKmh: 131, angleDeg: 7.4, result: 1 },
  { id: "best", name: "10/22 1球目", label: "自己最大", speedKmh: 146.7, angleDeg: 11.5, result: 2 },
];

/** Two measured carries, shorter than computed, and one ball without. */
export const measuredBalls: BattedBall[] = [
  { id: "1", name: "11/5 1球目", speedKmh: 134.1, angleDeg: 27, distanceM: 76.1, result: null },
  { id: "2", name: "11/5 2球目", speedKmh: 120.4, angleDeg: 18, distanceM: 58.3, result: null },
  { id: "3", name: "11/5 3球目", speedKmh: 95.2, angleDeg: -4, distanceM: null, result: null },
];

/** `count` balls spread evenly over plausible speeds and angles. */
export const manyBalls = (count: number): BattedBall[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${index + 1}球目`,
    speedKmh: 90 + ((index * 37) % 61),
    angleDeg: -12 + ((index * 23) % 57),
    result: ([1, 1, 2, 1, 3] as const)[index % 5] ?? null,
  }));
