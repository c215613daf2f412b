import { fewestPeers } from "../../measuringDays/percentile.ts";
import { changeShown } from "../../statistics/rounding.ts";
import type { Candidate } from "../finding.ts";
import { strengthOf } from "../speedFindings.ts";
import type { Stat } from "../stat.ts";
import { normalCdf, t90, twoSidedP, z90 } from "../statistics/normal.ts";
import { mean, median, medianPerMeanError, standardDeviation } from "../statistics/statistics.ts";
import { changeUp, fastball, fewestOfType, type SpeedsByType } from "./arsenal.ts";
import type { Fatigue, FatigueLevel } from "./fatigue.ts";

/**
 * The clearest drop of the day over all types, 注意 and 警告 first. Standard error of two medians: that of the block's n
 * balls, σ·√(π/2)·√(1/n), and that of the baseline; p is multiplied by the number of blocks of all types. Its `n` are
 * the balls of that day: those of earlier days are what it is compared with.
 */
export function fatigueCandidate(fatigue: Stat<{ types: readonly Fatigue[] }>): Candidate[] {
  if (!fatigue.enough) return [];
  const told = fatigue.types.flatMap(({ blocks, ...type }) =>
    blocks.flatMap(({ from, to, change, balls, level }) => {
      if (change === null || level === null) return [];
      const se = Math.hypot((type.sd * medianPerMeanError) / Math.sqrt(balls), type.baselineError);
      return [{ ...type, from, to, change, balls, level, se }];
    }),
  );
  const [worst] = told.toSorted((a, b) => rankOf(b.level) - rankOf(a.level) || a.change / a.se - b.change / b.se);
  if (!worst) return [];
  const { change, from, to, balls, level, se, code, day, basis, baselineBalls } = worst;
  return [
    {
      strength: strengthOf(change, se),
      p: Math.min(1, 2 * told.length * normalCdf(-Math.abs(change) / se)),
      matters: level !== "none",
      finding: {
        what: { is: "fatigue", code, day, from, to, level: level === "warning" ? "warning" : "caution" },
        n: { count: balls + (basis === "firstTen" ? baselineBalls : 0), of: "balls" },
        effect: change,
        unit: "km/h",
        interval: { low: change - z90 * se, high: change + z90 * se },
        comparedWith: { with: basis === "firstTen" ? "firstPitches" : "lastSessions", balls: baselineBalls },
        caveat: "oneDay",
        nextStep: "restAndMeasureTen",
      },
    },
  ];
}

/**
 * Fastball − change-up against the peers' median. Peers differ among themselves, so the standard error is that of one
 * more peer, √(SD² + error of the median²), with the player's own errors: advice only for a gap that few peers have. Its
 * effect is the difference of the numbers as they are shown.
 */
export function changeUpCandidate(speeds: SpeedsByType, peers: readonly number[]): Candidate[] {
  const [fast, slow] = [speeds.get(fastball) ?? [], speeds.get(changeUp) ?? []];
  if (Math.min(fast.length, slow.length) < fewestOfType || peers.length < fewestPeers) return [];
  const middle = median(peers);
  const effect = mean(fast) - mean(slow) - middle;
  const among = standardDeviation(peers);
  const ofMedian = (medianPerMeanError * among) / Math.sqrt(peers.length);
  const se = Math.hypot(errorOf(fast), errorOf(slow), among, ofMedian);
  const freedom = peers.length - 1;
  const half = t90(freedom) * se;
  return [
    {
      strength: strengthOf(effect, se),
      p: se > 0 ? twoSidedP(effect / se, freedom) : 1,
      matters: Math.abs(effect) > half,
      finding: {
        what: { is: "changeUpGap" },
        n: { count: slow.length, of: "balls" },
        effect: changeShown(changeShown(mean(fast), mean(slow)), middle),
        unit: "km/h",
        interval: { low: effect - half, high: effect + half },
        comparedWith: { with: "peers", players: peers.length, median: middle },
        caveat: "peersMayDiffer",
        nextStep: effect > 0 ? "filmArmAction" : "slowerChangeUp",
      },
    },
  ];
}

const rankOf = (level: FatigueLevel) => (level === "none" ? 0 : 1);

const errorOf = (values: readonly number[]) => standardDeviation(values) / Math.sqrt(values.length);
