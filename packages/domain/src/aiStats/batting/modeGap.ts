import type { Session } from "../sessions.ts";
import { type Interval, lackOf, type Stat } from "../stat.ts";
import { errorOverSessions } from "../statistics/change.ts";
import { t90 } from "../statistics/normal.ts";
import { mean } from "../statistics/statistics.ts";

export type ModeGap = {
  live: { n: number; mean: number };
  tee: { n: number; mean: number };
  /** Live speed as a share of tee speed (0.93 is 7 % slower), with its 90 % interval. */
  ratio: number;
  interval: Interval;
};

/**
 * Mean live exit speed / mean tee exit speed with the same ball (AI 9). The 90 % interval on the logarithm from the
 * jackknife over sessions of either mean (balls of one day resemble each other), with Student's t of the Satterthwaite
 * freedom. The two batting types are never pooled. Minimum: 10 balls and 3 sessions of each.
 */
export function modeGap(live: readonly Session[], tee: readonly Session[]): Stat<ModeGap> {
  const [ofLive, ofTee] = [modeOf(live), modeOf(tee)];
  const lack = lackOf(
    ["liveBalls", ofLive.n, fewestOfMode],
    ["teeBalls", ofTee.n, fewestOfMode],
    ["liveSessions", live.length, fewestSessions],
    ["teeSessions", tee.length, fewestSessions],
  );
  if (lack) return lack;
  const ratio = ofLive.mean / ofTee.mean;
  const variance = ofLive.error ** 2 + ofTee.error ** 2;
  const freedom =
    variance === 0 ? 1 : variance ** 2 / (ofLive.error ** 4 / ofLive.freedom + ofTee.error ** 4 / ofTee.freedom);
  const half = t90(freedom) * Math.sqrt(variance);
  return {
    enough: true,
    live: { n: ofLive.n, mean: ofLive.mean },
    tee: { n: ofTee.n, mean: ofTee.mean },
    ratio,
    interval: { low: ratio * Math.exp(-half), high: ratio * Math.exp(half) },
  };
}

/** `error` is the standard error of the mean as a share of it. */
function modeOf(sessions: readonly Session[]) {
  const parts = sessions.map(({ values }) => values);
  const middle = mean(parts.flat());
  const { se, freedom } = errorOverSessions([parts], "mean");
  return { n: parts.flat().length, mean: middle, error: se / middle, freedom };
}

const fewestOfMode = 10;
const fewestSessions = 3;
