import { addDays, dayNumber } from "../statistics/day.ts";
import { median, pooledSd } from "./statistics/statistics.ts";

/** All values of one kind on one day (YYYY-MM-DD). */
export type Session = { day: string; values: readonly number[]; median: number };

/** One session per day, oldest first; nulls are left out. */
export function sessionsOf<Ball extends { day: string }>(
  balls: readonly Ball[],
  valueIn: (ball: Ball) => number | null,
): Session[] {
  const days = new Map<string, number[]>();
  for (const ball of balls) {
    const value = valueIn(ball);
    if (value === null) continue;
    const values = days.get(ball.day);
    if (values) values.push(value);
    else days.set(ball.day, [value]);
  }
  return Array.from(days, ([day, values]) => ({ day, values, median: median(values) })).toSorted((a, b) =>
    a.day < b.day ? -1 : 1,
  );
}

/** The sessions of the `days` days that end with `today`. */
export function lastDays(sessions: readonly Session[], today: string, days: number): Session[] {
  const after = addDays(today, -days);
  return sessions.filter(({ day }) => day > after && day <= today);
}

/** Day numbers and medians: the points that lines are fitted to. */
export const pointsOf = (sessions: readonly Session[]): { x: number; y: number }[] =>
  sessions.map((session) => ({ x: dayNumber(session.day), y: session.median }));

/** A player's own standard deviation within sessions, km/h; 1.8 below 10 degrees of freedom. */
export function withinSessionSd(sessions: readonly Session[]): { sd: number; known: boolean } {
  const pooled = pooledSd(sessions.map(({ values }) => values));
  return pooled && pooled.freedom >= fewestFreedom
    ? { sd: pooled.sd, known: true }
    : { sd: sdWhenUnknownKmh, known: false };
}

const fewestFreedom = 10;
const sdWhenUnknownKmh = 1.8;
