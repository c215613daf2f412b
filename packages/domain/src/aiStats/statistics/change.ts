import { type Interval, lackOf, type Stat } from "../stat.ts";
import { t90, twoSidedP } from "./normal.ts";
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
 * √((k−1)/k · Σ(θ₍ᵢ₎ − their mean)²)), over balls and over sessions: balls of one day resemble each other, so the
 * wider of the two 90 % intervals (Student's t) is used.
 * Minimum: 10 balls and 2 sessions in each period.
 */
export function changeOf(now: Sessions, before: Sessions, compared: Compared): Stat<Change> {
  const [nowBalls, beforeBalls] = [now.flat(), before.flat()];
  const lack = lackOf(
    ["balls", Math.min(nowBalls.length, beforeBalls.length), fewestBalls],
    ["sessions", Math.min(now.length, before.length), fewestSessions],
  );
  if (lack) return lack;
  const errorBy = (nowParts: Sessions, beforeParts: Sessions) => {
    const se = Math.hypot(jackknifeSe(nowParts, compared), jackknifeSe(beforeParts, compared));
    const freedom = nowParts.length + beforeParts.length - 2;
    return { se, freedom, half: t90(freedom) * se };
  };
  const single = (balls: readonly number[]) => balls.map((ball) => [ball]);
  const [byBall, bySession] = [errorBy(single(nowBalls), single(beforeBalls)), errorBy(now, before)];
  const { se, freedom, half } = bySession.half > byBall.half ? bySession : byBall;
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
