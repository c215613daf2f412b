import { lackOf, type Stat } from "../stat.ts";
import { median, quantile } from "../statistics/statistics.ts";
import { meanBases, speedInTable } from "./basesTable.ts";
import { type Flight, fewestFlights, type GroupP90 } from "./expectedBases.ts";

export type LaunchWindow = {
  n: number;
  /** Degrees; the window ends just below `from` + 8. */
  from: number;
  to: number;
  /** Mean bases of a ball in the window at the player's own speed. */
  bases: number;
  inside: number;
  /** Share of balls in the window, 0–1. */
  share: number;
  /** Whose P90 scaled the speed: with too few peers, the player's own. */
  scale: "group" | "own";
  /** Balls by angle in steps of 4°, starting at `start`; the window covers two of them. */
  bins: { start: number; width: number; counts: readonly number[] };
};

/**
 * The 8° of launch angle, in whole degrees, with the highest mean bases at the player's median exit speed, scaled to
 * the group's P90 as in `expectedBases` (AI 5). Of equal windows the lowest. Minimum: 20 balls.
 */
export function launchWindow(flights: readonly Flight[], group: GroupP90): Stat<LaunchWindow> {
  const lack = lackOf(["balls", flights.length, fewestFlights]);
  if (lack) return lack;
  const speeds = flights.map(({ speed }) => speed);
  const scale = group.enough ? group.speed : quantile(speeds, 0.9);
  const { from, bases } = bestWindowAt(speedInTable(median(speeds), scale));
  const to = from + WIDTH;
  const inside = flights.filter(({ angle }) => angle >= from && angle < to).length;
  return {
    enough: true,
    n: flights.length,
    from,
    to,
    bases,
    inside,
    share: inside / flights.length,
    scale: group.enough ? "group" : "own",
    bins: binsFrom(
      from,
      flights.map(({ angle }) => angle),
    ),
  };
}

/** The best 8° at a speed of the table (km/h), by the mean bases at the middle of each degree. */
export function bestWindowAt(speed: number): { from: number; bases: number } {
  const degrees = Array.from({ length: HIGHEST - LOWEST }, (_, at) => meanBases(speed, LOWEST + at + 0.5));
  let best = { from: LOWEST, bases: -1 };
  for (let at = 0; at + WIDTH <= degrees.length; at++) {
    let sum = 0;
    for (let step = 0; step < WIDTH; step++) sum += degrees[at + step] ?? 0;
    if (sum / WIDTH > best.bases + LEAST_MORE) best = { from: LOWEST + at, bases: sum / WIDTH };
  }
  return best;
}

function binsFrom(from: number, angles: readonly number[]): LaunchWindow["bins"] {
  const places = angles.map((angle) => Math.floor((angle - from) / BIN));
  const first = Math.min(0, ...places);
  const counts = Array.from({ length: Math.max(1, ...places) - first + 1 }, () => 0);
  for (const place of places) counts[place - first] = (counts[place - first] ?? 0) + 1;
  return { start: from + first * BIN, width: BIN, counts };
}

const WIDTH = 8;
const BIN = 4;
const LOWEST = -20;
const HIGHEST = 60;
/** Rounding tolerance: sums of the same cells in another order differ by less. */
const LEAST_MORE = 1e-9;
