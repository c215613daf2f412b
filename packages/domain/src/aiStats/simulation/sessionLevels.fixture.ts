import { addDays } from "../../statistics/day.ts";
import type { seeded } from "../seeded.fixture.ts";
import type { Session } from "../sessions.ts";
import { median } from "../statistics/statistics.ts";

/** How the level of a player moves from session to session. Session effects have an SD of 2 km/h. */
export const dataKinds = ["independent", "ar", "seasonal", "sessionEffect"] as const;
export type DataKind = (typeof dataKinds)[number];
export type Random = ReturnType<typeof seeded>;

export const firstDay = "2025-01-01";

/** Day numbers from 0 of sessions 3 to 9 days apart. */
export function sessionDays(count: number, { whole }: Random): number[] {
  let day = 0;
  return Array.from({ length: count }, () => {
    day += whole(3, 9);
    return day;
  });
}

/**
 * The levels on the days, km/h: `expected` without chance, `actual` with it. A season is a year's wave of ± 3 km/h; an
 * AR process has the lag-1 correlation `rho` from session to session.
 */
export function levelsOn(
  days: readonly number[],
  { kind, perDay = 0, rho = 0.5 }: { kind: DataKind; perDay?: number; rho?: number },
  { normal, uniform }: Random,
): { expected: number[]; actual: number[] } {
  const phase = uniform() * 365;
  const season = (day: number) => (kind === "seasonal" ? 3 * Math.sin((2 * Math.PI * (day + phase)) / 365) : 0);
  const expected = days.map((day) => 100 + perDay * day + season(day));
  let carried = normal(0, effectSd);
  const actual = expected.map((level) => {
    if (kind === "sessionEffect") return level + normal(0, effectSd);
    if (kind !== "ar") return level;
    carried = rho * carried + normal(0, effectSd * Math.sqrt(1 - rho ** 2));
    return level + carried;
  });
  return { expected, actual };
}

/** A session of 5 to 15 balls around a level. */
export function sessionAround(day: number, level: number, { normal, whole }: Random, ballSd = 1.8): Session {
  const values = Array.from({ length: whole(5, 15) }, () => normal(level, ballSd));
  return { day: addDays(firstDay, day), values, median: median(values) };
}

export const effectSd = 2;
