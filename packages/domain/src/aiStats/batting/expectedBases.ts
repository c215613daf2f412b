import { type Interval, lackOf, type Stat } from "../stat.ts";
import { errorOverSessions, wider } from "../statistics/change.ts";
import { t90 } from "../statistics/normal.ts";
import { mean, standardDeviation } from "../statistics/statistics.ts";
import { meanBases, speedInTable } from "./basesTable.ts";

/** A batted ball with both speed (km/h) and launch angle (degrees). */
export type Flight = { speed: number; angle: number };

/** The exit speed (km/h) that only a tenth of a group's balls reach. */
export type GroupP90 = Stat<{ speed: number }>;

export type ExpectedBases = {
  n: number;
  /** Mean bases per ball, and the 90 % interval of that mean. */
  bases: number;
  interval: Interval;
};

/**
 * Mean bases by exit speed × launch angle (`meanBases`), shown as 参考 (AI 4). The table is of adults with a hard ball,
 * so a speed is scaled to the group: r = speed / P90 of the group, read at 169.1·r km/h. The interval is the wider
 * of the one over balls and the one over sessions (`errorOverSessions`). Minimum: 20 balls of 2 sessions, and a group whose
 * P90 is known.
 */
export function expectedBases(flights: readonly (Flight & { day: string })[], group: GroupP90): Stat<ExpectedBases> {
  const days = Array.from(Map.groupBy(flights, ({ day }) => day).values());
  const lack = lackOf(["balls", flights.length, fewestFlights], ["sessions", days.length, fewestSessions]);
  if (lack) return lack;
  if (!group.enough) return group;
  const sessions = days.map((its) => its.map(({ speed, angle }) => meanBases(speedInTable(speed, group.speed), angle)));
  const bases = sessions.flat();
  const middle = mean(bases);
  const byBall = { se: standardDeviation(bases) / Math.sqrt(bases.length), freedom: bases.length - 1 };
  const { se, freedom } = wider(byBall, errorOverSessions([sessions], "mean"));
  const half = t90(freedom) * se;
  return {
    enough: true,
    n: bases.length,
    bases: middle,
    interval: { low: Math.max(0, middle - half), high: middle + half },
  };
}

/** The balls that have both speed and angle. */
export function flightsOf<Ball extends { speed: number | null; angle: number | null }>(
  balls: readonly Ball[],
): (Ball & Flight)[] {
  return balls.filter((ball): ball is Ball & Flight => ball.speed !== null && ball.angle !== null);
}

export const fewestFlights = 20;
const fewestSessions = 2;
