import { type Interval, lackOf, type Stat } from "../stat.ts";
import { t90, twoSidedP } from "./normal.ts";
import { correlationAboutMeans, meanVarianceInflation } from "./serialCorrelation.ts";
import { mean, squaresAboutMean, standardDeviation } from "./statistics.ts";

export type Change = {
  /** Now minus before. */
  effect: number;
  se: number;
  /** 90 % interval. */
  interval: Interval;
  /** Two-sided p value. */
  p: number;
  now: number;
  before: number;
};

/** The values of each session. */
type Sessions = readonly (readonly number[])[];

export type Compared = "mean" | "standardDeviation";

/**
 * How a statistic of this period's values differs from the one before. Standard error by the jackknife (Tukey 1958,
 * √((k−1)/k · Σ(θ₍ᵢ₎ − their mean)²)), over balls and over sessions (`errorOverSessions`): balls of one day resemble
 * each other, so the wider of the two 90 % intervals (Student's t) is used.
 * Minimum: 10 balls and 2 sessions in each period.
 */
export function changeOf(now: Sessions, before: Sessions, compared: Compared): Stat<Change> {
  const [nowBalls, beforeBalls] = [now.flat(), before.flat()];
  const lack = lackOf(
    ["balls", Math.min(nowBalls.length, beforeBalls.length), fewestBalls],
    ["sessions", Math.min(now.length, before.length), fewestSessions],
  );
  if (lack) return lack;
  const single = (balls: readonly number[]) => balls.map((ball) => [ball]);
  const byBall = {
    se: Math.hypot(jackknifeSe(single(nowBalls), compared), jackknifeSe(single(beforeBalls), compared)),
    freedom: nowBalls.length + beforeBalls.length - 2,
  };
  const { se, freedom } = wider(byBall, errorOverSessions([now, before], compared));
  const half = t90(freedom) * se;
  const [its, past] = [statistics[compared](nowBalls), statistics[compared](beforeBalls)];
  const effect = its - past;
  return {
    enough: true,
    effect,
    se,
    interval: { low: effect - half, high: effect + half },
    p: se > 0 ? twoSidedP(effect / se, freedom) : 1,
    now: its,
    before: past,
  };
}

type StandardError = { se: number; freedom: number };

/** The one with the wider 90 % interval. */
export const wider = (a: StandardError, b: StandardError): StandardError =>
  t90(b.freedom) * b.se > t90(a.freedom) * a.se ? b : a;

/**
 * Standard error of a statistic, or of the difference of two, by the jackknife over sessions. Neighbouring sessions
 * resemble each other: with the correlation ρ of what they add to the statistic the variance grows by f =
 * `meanVarianceInflation`, and the jackknife's own falls short by 1 − (f − 1)/(k − 1); k/f sessions count for the freedom.
 * @param groups one or two lists of at least 2 sessions, oldest first
 */
export function errorOverSessions(groups: readonly Sessions[], compared: Compared): StandardError {
  const rho = correlationAboutMeans(
    groups.map((sessions) => {
      const centre = mean(sessions.flat());
      return sessions.map((values) => mean(values.map((value) => (value - centre) ** power[compared])));
    }),
  );
  let [variance, freedom] = [0, 0];
  for (const sessions of groups) {
    const inflation = meanVarianceInflation(sessions.length, rho);
    const shortfall = Math.max(0.1, 1 - (inflation - 1) / (sessions.length - 1));
    variance += (jackknifeSe(sessions, compared) ** 2 * inflation) / shortfall;
    freedom += sessions.length / inflation - 1;
  }
  return { se: Math.sqrt(variance), freedom: Math.max(1, freedom) };
}

const power = { mean: 1, standardDeviation: 2 } as const satisfies Record<Compared, number>;

/** Jackknife standard error of a statistic of all values, leaving out each part once; at least 2 parts. */
export function jackknifeSe(parts: Sessions, compared: Compared): number {
  const centre = mean(parts.flat());
  const all = momentsOf(parts.flat(), centre);
  const without = parts.map((part) => {
    const out = momentsOf(part, centre);
    return restStatistics[compared]({ n: all.n - out.n, sum: all.sum - out.sum, squares: all.squares - out.squares });
  });
  return Math.sqrt(((parts.length - 1) / parts.length) * squaresAboutMean(without));
}

/** Sums of the values minus a centre; a part is left out by subtracting its sums. */
type Moments = { n: number; sum: number; squares: number };

function momentsOf(values: readonly number[], centre: number): Moments {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value - centre;
    squares += (value - centre) ** 2;
  }
  return { n: values.length, sum, squares };
}

const statistics = { mean, standardDeviation } as const satisfies Record<
  Compared,
  (values: readonly number[]) => number
>;

const restStatistics: Record<Compared, (rest: Moments) => number> = {
  mean: ({ n, sum }) => sum / n,
  standardDeviation: ({ n, sum, squares }) => Math.sqrt(Math.max(0, squares - sum ** 2 / n) / (n - 1)),
};

const fewestBalls = 10;
const fewestSessions = 2;
