import { type Candidate, type Finding, supported } from "./finding.ts";
import { lastMiss } from "./forecast.ts";
import type { Session } from "./sessions.ts";
import type { Stat } from "./stat.ts";
import { type Change, changeOf } from "./statistics/change.ts";
import { t90, twoSidedP, z80, z90 } from "./statistics/normal.ts";
import { type Trend, trendDays } from "./statistics/trend.ts";

/**
 * The trend with the one verdict that its panel and the findings give: 伸び or 落ち only where the trend is supported
 * among all the candidates that were tested with it.
 */
export function judgedTrend(trend: Stat<Trend>, candidates: readonly Candidate[]): Stat<Trend> {
  const isSupported = supported(candidates).some(({ finding }) => finding.what.is === "speedTrend");
  return trend.enough && !isSupported ? { ...trend, verdict: "unclear" } : trend;
}

/** The trend as a finding; it matters only when its verdict is clear. */
export function trendCandidate(trend: Stat<Trend>): Candidate[] {
  if (!trend.enough) return [];
  const { per28Days, interval, p, sessions, verdict, line } = trend;
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [];
  const se = (interval.high - interval.low) / (2 * z90);
  return [
    {
      strength: strengthOf(per28Days, se),
      p,
      matters: verdict !== "unclear",
      finding: {
        what: { is: "speedTrend" },
        n: { count: sessions, of: "sessions" },
        effect: per28Days,
        unit: "km/h",
        interval,
        comparedWith: { with: "ownSessions", weeks: trendDays / 7, sessions, first: first.day, last: last.day },
        caveat: sessions < manySessions ? "fewSessions" : "estimate",
        nextStep: per28Days > 0 ? "keepMeasuring" : "returnToBasics",
      },
    },
  ];
}

/**
 * The last session against its forecast: standard error = half-width of the 80 % interval / 1.28, Student's t with a
 * freedom for every two earlier misses, which overlap. It matters outside the interval. Nothing of a session before the
 * day `since`, the first of the period that is shown.
 */
export function missCandidate(sessions: readonly Session[], since: string): Candidate[] {
  const found = lastMiss(sessions);
  if (!found || found.day < since) return [];
  const { day, miss, half, tried } = found;
  const se = half / z80;
  const freedom = Math.max(1, tried / missesPerFreedom);
  return [
    {
      strength: strengthOf(miss, se),
      p: twoSidedP(miss / se, freedom),
      matters: Math.abs(miss) > half,
      finding: {
        what: { is: "forecastMiss", day },
        n: { count: sessions.at(-1)?.values.length ?? 0, of: "balls" },
        effect: miss,
        unit: "km/h",
        interval: { low: miss - t90(freedom) * se, high: miss + t90(freedom) * se },
        comparedWith: { with: "ownForecast", tried },
        caveat: "oneDay",
        nextStep: "measureAgain",
      },
    },
  ];
}

/** Change of the standard deviation against the period before. */
export function spreadCandidate(
  of: "speed" | "angle",
  now: readonly (readonly number[])[],
  before: readonly (readonly number[])[],
): Candidate[] {
  const change = changeOf(now, before, "standardDeviation");
  const steadier = change.enough && change.effect < 0;
  const about: Record<typeof of, Pick<Finding, "what" | "unit" | "nextStep">> = {
    speed: { what: { is: "speedSpread" }, unit: "km/h", nextStep: steadier ? "keepGoing" : "returnToBasics" },
    angle: { what: { is: "angleSpread" }, unit: "degrees", nextStep: "sameHeightTee" },
  };
  return changeCandidate(change, { ...about[of], caveat: "estimate" }, { now, before });
}

/** A change against the period before. It matters when its interval excludes 0. */
export function changeCandidate(
  change: Stat<Change>,
  about: Pick<Finding, "what" | "unit" | "caveat" | "nextStep">,
  { now, before }: Record<"now" | "before", readonly (readonly number[])[]>,
): Candidate[] {
  if (!change.enough) return [];
  const { effect, se, interval, p } = change;
  return [
    {
      strength: strengthOf(effect, se),
      p,
      matters: interval.low > 0 || interval.high < 0,
      finding: {
        ...about,
        n: { count: now.flat().length, of: "balls" },
        effect,
        interval,
        comparedWith: { with: "periodBefore", balls: before.flat().length },
      },
    },
  ];
}

/** |effect| / standard error; 0 without any spread. */
export const strengthOf = (effect: number, se: number): number => (se > 0 ? Math.abs(effect) / se : 0);

const manySessions = 10;
const missesPerFreedom = 2;
