import { interceptOf, medianSlope, type Point } from "./statistics/theilSen.ts";
import { trendDays, trendLack } from "./statistics/trend.ts";

type Line = { level: number; slope: number };
/** How far off a forecast for day number `on` was. */
export type Miss = { on: number; size: number };

export const valueOn = ({ level, slope }: Line, day: number) => level + slope * day;

/** The points that a trend looks at on this day. */
export const seenUntil = (points: readonly Point[], day: number) =>
  points.filter(({ x }) => x > day - trendDays && x <= day);

export function lineAt(points: readonly Point[], day: number): Line {
  const seen = seenUntil(points, day);
  const slope = medianSlope(seen);
  return { level: interceptOf(seen, slope), slope };
}

/**
 * Misses of forecasts over so many days: from every session that has a trend to the session nearest to that day, if it
 * is off by less than an eighth of the days plus half a week.
 */
export function backtestOf(points: readonly Point[]): (days: number) => Miss[] {
  const lines = points.map(({ x }) => (trendLack(seenUntil(points, x)) ? null : lineAt(points, x)));
  return (days) =>
    points.flatMap((from, at) => {
      const line = lines[at];
      if (!line) return [];
      const offBy = ({ x }: Point) => Math.abs(x - from.x - days);
      const [nearest] = points
        .slice(at + 1)
        .filter((point) => offBy(point) < days / 8 + 3.5)
        .toSorted((a, b) => offBy(a) - offBy(b));
      return nearest ? [{ on: nearest.x, size: Math.abs(nearest.y - valueOn(line, nearest.x)) }] : [];
    });
}
