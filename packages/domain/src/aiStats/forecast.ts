import { addDays } from "../statistics/day.ts";
import { pointsOf, type Session } from "./sessions.ts";
import { lackOf, type Stat } from "./stat.ts";
import { median } from "./statistics/statistics.ts";
import { interceptOf, medianSlope, type Point } from "./statistics/theilSen.ts";

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
  /** The player's level on the day of the last session. */
  level: number;
  /** Per 28 days. */
  drift: number;
  /** 1 to 4 weeks after the last session, as far as the data allow. */
  points: readonly ForecastPoint[];
};

/**
 * Median of a coming session: level (median of the last 5 sessions, moved along the drift to the last) + Theil–Sen
 * drift of the last 20 (AI 8).
 * The 80 % interval is conformal (Vovk et al. 2005): the ⌈0.8·(m + 1)⌉-th smallest of the m absolute misses that the
 * same forecast would have made from every earlier session; a later week is never narrower. In simulation (constant,
 * drifting or random-walk form, 12 to 40 sessions) it covers 80 to 97 %: wide while sessions are few.
 * Minimum: 12 sessions and, for each week shown, 4 such misses; at most 4 weeks.
 * @param sessions oldest first
 */
export function forecastOf(sessions: readonly Session[]): Stat<Forecast> {
  const points = pointsOf(sessions);
  const last = sessions.at(-1);
  const lack = lackOf(["sessions", sessions.length, fewestSessions]);
  if (lack || !last) return lack ?? { enough: false, of: "sessions", have: 0, need: fewestSessions };
  const forms = points.map((_, at) => formAt(points, at));
  const { level, drift } = formAt(points, points.length - 1);
  let [half, most] = [0, 0];
  const coming = weeks.flatMap((week): ForecastPoint[] => {
    const misses = missesAt(points, forms, week * 7);
    most = Math.max(most, misses.length);
    if (misses.length < fewestMisses) return [];
    half = Math.max(half, conformal(misses));
    const value = level + drift * week * 7;
    return [
      {
        day: addDays(last.day, week * 7),
        value,
        low: value - half,
        high: value + half,
        typicalMiss: median(misses),
        tried: misses.length,
      },
    ];
  });
  return coming.length === 0
    ? { enough: false, of: "closeSessions", have: most, need: fewestMisses }
    : { enough: true, sessions: sessions.length, level, drift: drift * 28, points: coming };
}

/**
 * How far the last session lies from its forecast, and the half-width of the 80 % interval; null when sessions are too
 * few or more than 4 weeks apart.
 */
export function lastMiss(sessions: readonly Session[]): { miss: number; half: number; tried: number } | null {
  const points = pointsOf(sessions);
  const [known, last] = [points.slice(0, -1), points.at(-1)];
  const from = known.at(-1);
  if (known.length < fewestSessions || !last || !from || last.x - from.x > longestDays) return null;
  const forms = known.map((_, at) => formAt(known, at));
  const misses = missesAt(known, forms, last.x - from.x);
  if (misses.length < fewestMisses) return null;
  const { level, drift } = formAt(known, known.length - 1);
  return { miss: last.y - (level + drift * (last.x - from.x)), half: conformal(misses), tried: misses.length };
}

type Form = { level: number; drift: number };

/** Level and drift (per day) after the session at this index. */
function formAt(points: readonly Point[], at: number): Form {
  const seen = points.slice(Math.max(0, at + 1 - sessionsForDrift), at + 1);
  const drift = medianSlope(seen);
  const now = seen.at(-1)?.x ?? 0;
  const lately = seen.slice(-sessionsForLevel).map(({ x, y }) => ({ x: x - now, y }));
  return { level: interceptOf(lately, drift), drift };
}

/**
 * Absolute misses: from every session with 3 before it to the one nearest to `days` later, if that is off by less than
 * an eighth of them plus half a week.
 */
function missesAt(points: readonly Point[], forms: readonly Form[], days: number): number[] {
  return points.flatMap((from, at) => {
    const form = forms[at];
    if (!form || at + 1 < sessionsToLearn) return [];
    const [nearest] = points
      .slice(at + 1)
      .filter(({ x }) => Math.abs(x - from.x - days) < days / 8 + 3.5)
      .toSorted((a, b) => Math.abs(a.x - from.x - days) - Math.abs(b.x - from.x - days));
    return nearest ? [Math.abs(nearest.y - (form.level + form.drift * (nearest.x - from.x)))] : [];
  });
}

/** With at least 4 misses the rank never exceeds their number. */
function conformal(misses: readonly number[]): number {
  const rank = Math.ceil(0.8 * (misses.length + 1));
  return misses.toSorted((a, b) => a - b)[rank - 1] ?? Number.NaN;
}

const weeks = [1, 2, 3, 4] as const;
const longestDays = 28;
const fewestSessions = 12;
const fewestMisses = 4;
const sessionsForDrift = 20;
const sessionsForLevel = 5;
const sessionsToLearn = 4;
