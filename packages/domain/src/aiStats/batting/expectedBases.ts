import { type Interval, lackOf, type Stat } from "../stat.ts";
import { t90 } from "../statistics/normal.ts";
import { mean, standardDeviation } from "../statistics/statistics.ts";
import { meanBases, speedInTable } from "./basesTable.ts";

/** A batted ball whose speed (km/h) and launch angle (degrees) are both known. */
export type Flight = { speed: number; angle: number };

/** km/h: the exit speed only a tenth of the balls of a group reaches. */
export type GroupP90 = Stat<{ speed: number }>;

export type ExpectedBases = {
  n: number;
  /** Mean bases per ball, and the 90 % interval of that mean. */
  bases: number;
  interval: Interval;
};

/**
 * AI 4, 参考. Mean bases by exit speed × launch angle (`meanBases`). The table is of adults with a hard ball, so a speed is
 * taken relative to the group's: r = speed / P90 of the group, read at 165·r km/h.
 * Minimum: 20 balls, and a group whose P90 is known.
 */
export function expectedBases(flights: readonly Flight[], group: GroupP90): Stat<ExpectedBases> {
  const lack = lackOf(["balls", flights.length, fewestFlights]);
  if (lack) return lack;
  if (!group.enough) return group;
  const bases = flights.map(({ speed, angle }) => meanBases(speedInTable(speed, group.speed), angle));
  const middle = mean(bases);
  const half = (t90(bases.length - 1) * standardDeviation(bases)) / Math.sqrt(bases.length);
  return {
    enough: true,
    n: bases.length,
    bases: middle,
    interval: { low: Math.max(0, middle - half), high: middle + half },
  };
}

/** The balls whose speed and angle are both known. */
export function flightsOf<Ball extends { speed: number | null; angle: number | null }>(
  balls: readonly Ball[],
): (Ball & Flight)[] {
  return balls.filter((ball): ball is Ball & Flight => ball.speed !== null && ball.angle !== null);
}

export const fewestFlights = 20;
