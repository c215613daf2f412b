import { addDays, dayNumber } from "../statistics/day.ts";
import { backtestOf, lineAt, type Miss, seenUntil, valueOn } from "./backtest.ts";
import { pointsOf, type Session, withinSessionSd } from "./sessions.ts";
import { lackOf, type Stat } from "./stat.ts";
import { z80 } from "./statistics/normal.ts";
import { median, medianPerMeanError } from "./statistics/statistics.ts";
import type { Point } from "./statistics/theilSen.ts";
import { trendLack } from "./statistics/trend.ts";

export type ForecastPoint = {
  day: string;
  value: number;
  /** 80 % interval. */
  low: number;
  high: number;
  /** Median miss of earlier forecasts of this length, and how many there were. */
  typicalMiss: number;
  tried: number;
};

export type Forecast = {
  sessions: number;
  /** Where the trend's line stands on the day of the last session. */
  level: number;
  /** The trend's slope per 28 days. */
  drift: number;
  /**
   * 1 to 4 weeks after the last session, as far as the data allow and from today on. Empty when every interval is wider
   * than `usual`: then it says less than the player's own sessions do.
   */
  points: readonly ForecastPoint[];
  /** Largest minus smallest session median of the last 12 months. */
  usual: number;
};

/**
 * Median of a coming session: the line of the trend (Theil–Sen over the last 12 weeks), drawn further (AI 8).
 * The 80 % interval is conformal (Vovk et al. 2005): the one after the ⌈0.8·(m + 1)⌉-th smallest of the m absolute
 * misses that the same forecast would have made from every earlier session (they overlap, so one more than exchangeable
 * ones need). It needs 12 misses, and below 20 that rank is or is next to the largest. There the coming week's interval
 * is at most as wide as from the smallest to the largest median of the last 12 months: of n exchangeable ones these hold
 * the next with (n − 1)/(n + 1), 85 % for 12 (Wilks 1941).
 * Never below the largest miss of the same weeks a year ago, the error of a session's own median, or half a km/h, and
 * never narrower in a later week. What it covers is measured in docs/statistics.md.
 * Days that are over are not forecast: four weeks after the last session another one is needed.
 * Minimum: 12 sessions, a trend and one such miss; for the second to fourth week 12 of them.
 * @param sessions oldest first
 * @param today YYYY-MM-DD, the last of the trend's days
 */
export function forecastOf(sessions: readonly Session[], today: string): Stat<Forecast> {
  const points = pointsOf(sessions);
  const last = sessions.at(-1);
  const end = dayNumber(today);
  const lack = lackOf(["sessions", sessions.length, fewestSessions]) ?? trendLack(seenUntil(points, end));
  if (lack || !last) return lack ?? { enough: false, of: "sessions", have: 0, need: fewestSessions };
  const line = lineAt(points, end);
  const start = dayNumber(last.day);
  const usual = usualRange(points);
  const backtest = backtestOf(points);
  let half = leastHalf(sessions);
  const coming = weeks.flatMap((week): (ForecastPoint & { half: number })[] => {
    const misses = backtest(week * 7);
    const isFirst = week === 1;
    const isTried = misses.length >= fewestMisses;
    if (misses.length === 0 || !(isFirst || isTried)) return [];
    const byMisses = isTried ? conformalHalf(misses) : Number.POSITIVE_INFINITY;
    const byRange = isFirst && misses.length < manyMisses ? usual / 2 : Number.POSITIVE_INFINITY;
    half = Math.max(half, Math.min(byMisses, byRange), seasonHalf(misses, start + week * 7));
    const value = valueOn(line, start + week * 7);
    return [
      {
        day: addDays(last.day, week * 7),
        value,
        low: value - half,
        high: value + half,
        typicalMiss: median(misses.map(({ size }) => size)),
        tried: misses.length,
        half,
      },
    ];
  });
  const fromToday = coming.filter(({ day }) => day >= today);
  if (fromToday.length === 0) return { enough: false, of: "closeSessions", have: 0, need: 1 };
  return {
    enough: true,
    sessions: sessions.length,
    level: valueOn(line, start),
    drift: line.slope * 28,
    points: fromToday.filter((point) => 2 * point.half <= usual).map(({ half: _, ...point }) => point),
    usual,
  };
}

/**
 * How far the last session lies from its forecast, and the half-width of the 80 % interval; null when sessions are too
 * few or more than 4 weeks apart, or such forecasts were tried less than 12 times.
 */
export function lastMiss(
  sessions: readonly Session[],
): { day: string; miss: number; half: number; tried: number } | null {
  const points = pointsOf(sessions);
  const [known, last, day] = [points.slice(0, -1), points.at(-1), sessions.at(-1)?.day];
  const from = known.at(-1);
  if (known.length < fewestSessions || !last || !day || !from || last.x - from.x > longestDays) return null;
  if (trendLack(seenUntil(known, from.x))) return null;
  const misses = backtestOf(known)(last.x - from.x);
  if (misses.length < fewestMisses) return null;
  const miss = last.y - valueOn(lineAt(known, from.x), last.x);
  const least = Math.max(leastHalf(sessions.slice(0, -1)), seasonHalf(misses, last.x));
  return { day, miss, half: Math.max(least, conformalHalf(misses)), tried: misses.length };
}

/** Largest minus smallest median of the last 12 months. */
function usualRange(points: readonly Point[]): number {
  const start = points.at(-1)?.x ?? 0;
  const lately = points.filter(({ x }) => x > start - yearDays).map(({ y }) => y);
  return Math.max(...lately) - Math.min(...lately);
}

/** The one after the ⌈0.8·(m + 1)⌉-th smallest of m misses; the largest where there are too few. */
function conformalHalf(misses: readonly Miss[]): number {
  const sizes = misses.map(({ size }) => size).toSorted((a, b) => a - b);
  return sizes[Math.ceil(0.8 * (sizes.length + 1))] ?? sizes.at(-1) ?? Number.NaN;
}

/** The largest miss of the same weeks a year before the day forecast. */
const seasonHalf = (misses: readonly Miss[], day: number): number =>
  Math.max(0, ...misses.filter(({ on }) => Math.abs(day - yearDays - on) <= seasonHalfDays).map(({ size }) => size));

/** 1.28 standard errors of a session's median at the usual number of balls; at least half a km/h, as devices round. */
function leastHalf(sessions: readonly Session[]): number {
  const balls = median(sessions.map(({ values }) => values.length));
  return Math.max(0.5, (z80 * medianPerMeanError * withinSessionSd(sessions).sd) / Math.sqrt(balls));
}

const weeks = [1, 2, 3, 4] as const;
const longestDays = 28;
const fewestSessions = 12;
/** With fewer, no interval that is not hidden holds 78 % in the second to fourth week (docs/statistics.md). */
const fewestMisses = 12;
/** From here on the conformal rank lies below the largest misses. */
const manyMisses = 20;
const yearDays = 365;
const seasonHalfDays = 28;
