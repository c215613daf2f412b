import type { Candidate } from "../finding.ts";
import type { Pitch } from "../records.ts";
import { normalCdf, z90 } from "../statistics/normal.ts";
import { mean, pooledSd } from "../statistics/statistics.ts";
import { fewestOfType, type NamedPitch, namedPitches, type SpeedsByType, speedsByType } from "./arsenal.ts";

/**
 * The pair of types that batters see at most nearly the same speed, compared within the days that have both: gap = Σ
 * w·(mean − mean) / Σ w, w = n·n′/(n + n′), standard error σ/√Σ w.
 * The null value is an overlap of half, |d| = 1.35; the test is one-sided: how far below it the gap stays. Only the
 * nearest pair is returned, its p multiplied by the number of pairs. Fastball, cutter and two-seam are meant to be
 * near, so pairs of them are left out.
 * Minimum: 8 balls of each on days that have both.
 */
export function nearTypesCandidate(pitches: readonly Pitch[]): Candidate[] {
  const days = Array.from(Map.groupBy(pitches, ({ day }) => day).values(), speedsByType);
  const pairs = namedPitches
    .flatMap((a, at) => namedPitches.slice(at + 1).map((b): Codes => [a, b]))
    .filter((codes) => !codes.every((code) => meantToBeNear.includes(code)))
    .flatMap((codes) => pairOf(codes, days) ?? []);
  const [nearest] = pairs.toSorted((a, b) => b.strength - a.strength);
  if (!nearest) return [];
  const { codes, gap, se, strength, n, days: shared } = nearest;
  return [
    {
      strength: Math.max(0, strength),
      p: Math.min(1, pairs.length * normalCdf(-strength)),
      matters: strength > 0,
      finding: {
        what: { is: "nearTypes", first: codes[0], second: codes[1] },
        n: { count: n, of: "balls" },
        effect: gap,
        unit: "km/h",
        interval: { low: gap - z90 * se, high: gap + z90 * se },
        comparedWith: { with: "sameDays", days: shared },
        caveat: "tags",
        nextStep: "alternateTenEach",
      },
    },
  ];
}

type Codes = readonly [NamedPitch, NamedPitch];

function pairOf(codes: Codes, days: readonly SpeedsByType[]) {
  const both = days.flatMap((speeds) => {
    const [a, b] = codes.map((code) => speeds.get(code) ?? []);
    return a?.length && b?.length ? [{ a, b, weight: (a.length * b.length) / (a.length + b.length) }] : [];
  });
  const [ofA, ofB] = [both.flatMap(({ a }) => a).length, both.flatMap(({ b }) => b).length];
  const sd = pooledSd(both.flatMap(({ a, b }) => [a, b]))?.sd ?? 0;
  if (Math.min(ofA, ofB) < fewestOfType || sd === 0) return null;
  const weights = both.reduce((sum, { weight }) => sum + weight, 0);
  const gap = both.reduce((sum, { a, b, weight }) => sum + weight * (mean(a) - mean(b)), 0) / weights;
  const se = sd / Math.sqrt(weights);
  return { codes, gap, se, strength: (halfOverlap * sd - Math.abs(gap)) / se, n: ofA + ofB, days: both.length };
}

const meantToBeNear: readonly NamedPitch[] = [1, 2, 5];

/** |d| at which 2Φ(−|d|/2) is ½. */
const halfOverlap = 1.348_979_500_392_16;
