import { type Interval, lackOf, type Stat } from "../stat.ts";
import { z90 } from "../statistics/normal.ts";
import { mean, standardDeviation } from "../statistics/statistics.ts";

export type ModeGap = {
  live: { n: number; mean: number };
  tee: { n: number; mean: number };
  /** Live speed as a share of tee speed (0.93 is 7 % slower), with its 90 % interval. */
  ratio: number;
  interval: Interval;
};

/**
 * Mean live exit speed / mean tee exit speed with the same ball; the interval by the delta method on the logarithm,
 * √(s²/(n·mean²) of both) (AI 9). The two batting types are never pooled. Minimum: 10 balls of each.
 */
export function modeGap(live: readonly number[], tee: readonly number[]): Stat<ModeGap> {
  const lack = lackOf(["liveBalls", live.length, fewestOfMode], ["teeBalls", tee.length, fewestOfMode]);
  if (lack) return lack;
  const [ofLive, ofTee] = [mean(live), mean(tee)];
  const ratio = ofLive / ofTee;
  const half = z90 * Math.hypot(relativeError(live), relativeError(tee));
  return {
    enough: true,
    live: { n: live.length, mean: ofLive },
    tee: { n: tee.length, mean: ofTee },
    ratio,
    interval: { low: ratio * Math.exp(-half), high: ratio * Math.exp(half) },
  };
}

const relativeError = (values: readonly number[]) =>
  standardDeviation(values) / Math.sqrt(values.length) / mean(values);

const fewestOfMode = 10;
