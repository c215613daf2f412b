import { changeShown } from "../../statistics/rounding.ts";
import type { PitchCode } from "../../vocabulary/pitch.ts";
import type { Guide } from "../peers.ts";
import { measured, type Pitch } from "../records.ts";
import { lackOf, type Stat } from "../stat.ts";
import { normalCdf } from "../statistics/normal.ts";
import { mean, pooledSd, robustSd, standardDeviation } from "../statistics/statistics.ts";

/** A pitch tagged as a type of its own; 0 (untagged) and 8 (other) are none. */
export type NamedPitch = Exclude<PitchCode, 0 | 8>;
export const namedPitches = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly NamedPitch[];
export const fastball = 1 satisfies NamedPitch;
export const changeUp = 6 satisfies NamedPitch;

/** Speeds (km/h) of each type, in order of time. */
export type SpeedsByType = ReadonlyMap<NamedPitch, readonly number[]>;

export function speedsByType(pitches: readonly Pitch[]): SpeedsByType {
  return new Map(
    namedPitches.map((code) => [code, measured(pitches.map((pitch) => (pitch.code === code ? pitch.speed : null)))]),
  );
}

export type Separation = {
  /** How much faster the fastball is, in km/h, between the means as they are shown (as in the summary), and in % of it. */
  gap: number;
  gapPercent: number;
  cohensD: number;
  /** Overlap of the two distributions, 0–1. */
  overlap: number;
};

export type PitchTypeSpeeds = {
  code: NamedPitch;
  n: number;
  mean: number;
  sd: number;
  robustSd: number;
  speeds: readonly number[];
  /** null for the fastball itself, without a fastball, and without any spread. */
  fromFastball: Separation | null;
  /** Whether a change-up separates: an overlap below 0.2; null for other types. */
  separates: boolean | null;
  /** The gap measured on college pitchers (目安); null where none is published. */
  guide: Guide | null;
};

/**
 * Every type with at least 8 balls, and its distance to the fastball in speed (AI 7): gap (km/h and %), Cohen's d over
 * the pooled standard deviation (Cohen 1988), overlap 2Φ(−|d|/2) of two normal distributions of the same width.
 */
export function arsenalOf(speeds: SpeedsByType): Stat<{ types: readonly PitchTypeSpeeds[] }> {
  const enough = namedPitches.flatMap((code) => {
    const its = speeds.get(code) ?? [];
    return its.length < fewestOfType ? [] : [{ code, speeds: its }];
  });
  const most = Math.max(0, ...namedPitches.map((code) => speeds.get(code)?.length ?? 0));
  const lack = lackOf(["balls", most, fewestOfType]);
  if (lack) return lack;
  const fast = enough.find(({ code }) => code === fastball)?.speeds;
  return {
    enough: true,
    types: enough.map(({ code, speeds: its }) => {
      const fromFastball = fast && code !== fastball ? separationOf(fast, its) : null;
      return {
        code,
        n: its.length,
        mean: mean(its),
        sd: standardDeviation(its),
        robustSd: robustSd(its),
        speeds: its,
        fromFastball,
        separates: code === changeUp && fromFastball ? fromFastball.overlap < mostOverlap : null,
        guide: gapGuide(code),
      };
    }),
  };
}

/** How far the second lies below the first; null when neither has any spread. */
export function separationOf(fast: readonly number[], slow: readonly number[]): Separation | null {
  const sd = pooledSd([fast, slow])?.sd ?? 0;
  if (sd === 0) return null;
  const difference = mean(fast) - mean(slow);
  const gap = changeShown(mean(fast), mean(slow));
  const cohensD = difference / sd;
  return { gap, gapPercent: (gap / mean(fast)) * 100, cohensD, overlap: 2 * normalCdf(-Math.abs(cohensD) / 2) };
}

/** The published gap of a type to the fastball; null for the fastball. */
export function gapGuide(code: NamedPitch): Guide | null {
  return code === fastball ? null : { value: collegeGapsKmh[code], source: "college_pitchers" };
}

/** Measured on college pitchers, km/h. */
const collegeGapsKmh: Record<Exclude<NamedPitch, typeof fastball>, number> = {
  2: 9.3,
  3: 13.9,
  4: 28.1,
  5: 6.5,
  6: 15.1,
  7: 11.5,
};

export const fewestOfType = 8;
const mostOverlap = 0.2;
