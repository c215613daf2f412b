import { dayNumber } from "../../statistics/day.ts";
import { pointsOf, type Session, withinSessionSd } from "../sessions.ts";
import { type Interval, type Lack, lackOf, type Stat } from "../stat.ts";
import { z90 } from "./normal.ts";
import { median, medianPerMeanError, robustSd } from "./statistics.ts";
import { interceptOf, type Point, type Slope, theilSen } from "./theilSen.ts";

/** 伸び, 落ち, or no clear change. */
export type TrendVerdict = "rising" | "falling" | "unclear";

export type Trend = {
  sessions: number;
  /** Change per 28 days and its 90 % interval, in the unit of the values. */
  per28Days: number;
  interval: Interval;
  /** Two-sided p value of Kendall's test, allowing for serial correlation. */
  p: number;
  verdict: TrendVerdict;
  /** One point per session, oldest first: its median, the line, and the line's 90 % band. */
  line: readonly { day: string; median: number; balls: number; value: number; low: number; high: number }[];
};

/**
 * Theil–Sen slope over session medians (a session is a day) with the Sen/Kendall 90 % interval, widened for serial
 * correlation (AI 2).
 * 伸び or 落ち only when the interval excludes 0, p ≤ 0.1 and |slope · 28 days| ≥ one within-session standard error: the
 * within-session standard deviation over the root of the median number of balls in a session. Sources: Theil 1950, Sen
 * 1968.
 * Minimum: 5 sessions, the first and the last 14 days apart.
 */
export function trendOf(sessions: readonly Session[]): Stat<Trend> {
  const points = pointsOf(sessions);
  const lack = trendLack(points);
  if (lack) return lack;

  const { slope, interval, p } = theilSen(points);
  const error = withinSessionSd(sessions).sd / Math.sqrt(median(sessions.map(({ values }) => values.length)));
  const isClear = p <= 0.1 && (interval.low > 0 || interval.high < 0) && Math.abs(slope * monthDays) >= error;
  const clearVerdict: TrendVerdict = slope > 0 ? "rising" : "falling";

  return {
    enough: true,
    sessions: sessions.length,
    per28Days: slope * monthDays,
    interval: { low: interval.low * monthDays, high: interval.high * monthDays },
    p,
    verdict: isClear ? clearVerdict : "unclear",
    line: lineThrough(sessions, { slope, interval }),
  };
}

/** What a trend still needs; undefined when it has enough. */
export function trendLack(points: readonly Point[]): Lack | undefined {
  const span = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  return lackOf(["sessions", points.length, fewestSessions], ["days", span, fewestDays]);
}

/**
 * The line and its 90 % band: the root of the summed squares of the level's error, 1.645·√(π/2)·1.4826·MAD of the
 * residuals / √n, and the slope's error times the days from the middle session.
 */
function lineThrough(sessions: readonly Session[], { slope, interval }: Omit<Slope, "p">): Trend["line"] {
  const points = pointsOf(sessions);
  const middle = median(points.map(({ x }) => x));
  const centred = points.map(({ x, y }) => ({ x: x - middle, y }));
  const level = interceptOf(centred, slope);
  const left = robustSd(centred.map(({ x, y }) => y - level - slope * x));
  const levelHalf = (z90 * medianPerMeanError * left) / Math.sqrt(points.length);
  const [flatter, steeper] = [slope - interval.low, interval.high - slope];
  return sessions.map(({ day, median: its, values }) => {
    const away = dayNumber(day) - middle;
    const [below, above] = away < 0 ? [steeper, flatter] : [flatter, steeper];
    const value = level + slope * away;
    return {
      day,
      median: its,
      balls: values.length,
      value,
      low: value - Math.hypot(levelHalf, below * away),
      high: value + Math.hypot(levelHalf, above * away),
    };
  });
}

/** Four weeks: the span that a change is stated for. */
const monthDays = 28;

/** The last 12 weeks, in which a trend is looked for. */
export const trendDays = 84;

const fewestSessions = 5;
const fewestDays = 14;
