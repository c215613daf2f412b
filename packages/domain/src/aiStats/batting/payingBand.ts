import { fewestPeers } from "../../measuringDays/percentile.ts";
import { median, quantile } from "../statistics/statistics.ts";
import { speedInTable } from "./basesTable.ts";
import { fewestFlights } from "./expectedBases.ts";
import { bestWindowAt } from "./launchWindow.ts";

export type BandBall = { member_id: number; speed: number; angle: number | null };

export type PayingBand = {
  /** The best 8° at each speed (km/h), every `stepKmh` from the slowest to the fastest of the middle 90 % of the balls. */
  steps: readonly { speed: number; from: number; to: number }[];
  /** The speed in the middle of the balls with an angle, km/h; how many those are, and how many lie in the band of their speed. */
  middle: number;
  of: number;
  inside: number;
  /** Whose P90 scaled the speed: with fewer than 10 players, that of the balls. */
  scale: "group" | "own";
};

/**
 * The launch angles that pay most bases at each exit speed: `bestWindowAt` of AI 5 read along the speeds of one group,
 * scaled to the median of its players' P90s. Balls of one batting type and one ball; 参考, as the table is of adults.
 * null below 20 balls with an angle.
 */
export function payingBand(balls: readonly BandBall[]): PayingBand | null {
  const flights = balls.flatMap(({ speed, angle }) => (angle === null ? [] : [{ speed, angle }]));
  if (flights.length < fewestFlights) return null;
  const players = [...Map.groupBy(balls, ({ member_id }) => member_id).values()]
    .filter((its) => its.length >= fewestOfPlayer)
    .map((its) => p90(its));
  const isGroup = players.length >= fewestPeers;
  const scale = isGroup ? median(players) : p90(balls);
  const windowAt = (speed: number) => {
    const { from } = bestWindowAt(speedInTable(speed, scale));
    return { speed, from, to: from + widthDegrees };
  };
  const speeds = flights.map(({ speed }) => speed);
  const lowest = Math.floor(quantile(speeds, 0.05) / stepKmh) * stepKmh;
  const highest = Math.ceil(quantile(speeds, 0.95) / stepKmh) * stepKmh;
  const windows = new Map<number, { from: number; to: number }>();
  const inside = flights.filter(({ speed, angle }) => {
    const at = Math.round(speed);
    const { from, to } = windows.get(at) ?? windowAt(at);
    windows.set(at, { from, to });
    return angle >= from && angle < to;
  }).length;
  return {
    steps: Array.from({ length: (highest - lowest) / stepKmh + 1 }, (_, at) => windowAt(lowest + at * stepKmh)),
    middle: median(speeds),
    of: flights.length,
    inside,
    scale: isGroup ? "group" : "own",
  };
}

const p90 = (balls: readonly BandBall[]) =>
  quantile(
    balls.map(({ speed }) => speed),
    0.9,
  );

const stepKmh = 5;
const widthDegrees = 8;
const fewestOfPlayer = 10;
