import { fewestPeers } from "../../measuringDays/percentile.ts";
import type { Candidate } from "../finding.ts";
import { strengthOf } from "../speedFindings.ts";
import type { Stat } from "../stat.ts";
import { normalCdf, t90, twoSidedP, z90 } from "../statistics/normal.ts";
import { mean, median, medianPerMeanError, standardDeviation } from "../statistics/statistics.ts";
import { changeUp, fastball, fewestOfType, type SpeedsByType } from "./arsenal.ts";
import { type Fatigue, rolling } from "./fatigue.ts";

/**
 * The largest drop of the day, where it is 注意 or 警告. Standard error of two medians: σ·√(π/2)·√(1/n + 1/n); p is
 * multiplied by the number of blocks.
 */
export function fatigueCandidate(fatigue: Stat<Fatigue>): Candidate[] {
  if (!fatigue.enough) return [];
  const told = fatigue.blocks.flatMap(({ from, to, change, level }) =>
    change === null || level === null ? [] : [{ from, to, change, level }],
  );
  const [worst] = told.toSorted((a, b) => a.change - b.change);
  if (!worst) return [];
  const { change, from, to, level } = worst;
  const { sd, day, basis, baselineBalls } = fatigue;
  const se = sd * medianPerMeanError * Math.sqrt(1 / rolling + 1 / baselineBalls);
  return [
    {
      strength: strengthOf(change, se),
      p: Math.min(1, 2 * told.length * normalCdf(-Math.abs(change) / se)),
      matters: level !== "none",
      finding: {
        what: { is: "fatigue", day, from, to, level: level === "warning" ? "warning" : "caution" },
        n: { count: rolling + baselineBalls, of: "fastballs" },
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

/** Fastball − change-up against the peers' median; the standard errors of all three combined (Welch). */
export function changeUpCandidate(speeds: SpeedsByType, peers: readonly number[]): Candidate[] {
  const [fast, slow] = [speeds.get(fastball) ?? [], speeds.get(changeUp) ?? []];
  if (Math.min(fast.length, slow.length) < fewestOfType || peers.length < fewestPeers) return [];
  const middle = median(peers);
  const effect = mean(fast) - mean(slow) - middle;
  const ofPeers = (medianPerMeanError * standardDeviation(peers)) / Math.sqrt(peers.length);
  const se = Math.hypot(errorOf(fast), errorOf(slow), ofPeers);
  const freedom = Math.min(fast.length, slow.length) - 1;
  const half = t90(freedom) * se;
  return [
    {
      strength: strengthOf(effect, se),
      p: se > 0 ? twoSidedP(effect / se, freedom) : 1,
      matters: Math.abs(effect) > half,
      finding: {
        what: { is: "changeUpGap" },
        n: { count: slow.length, of: "balls" },
        effect,
        unit: "km/h",
        interval: { low: effect - half, high: effect + half },
        comparedWith: { with: "peers", players: peers.length, median: middle },
        caveat: "peersMayDiffer",
        nextStep: effect > 0 ? "filmArmAction" : "slowerChangeUp",
      },
    },
  ];
}

const errorOf = (values: readonly number[]) => standardDeviation(values) / Math.sqrt(values.length);
