import { changeShown } from "../../statistics/rounding.ts";
import type { Better } from "../../vocabulary/measureItem.ts";
import { type FigureReading, reading } from "../figureReading.ts";
import { measured, type Pitch } from "../records.ts";
import { mean, median, standardDeviation } from "../statistics/statistics.ts";
import { changeUp, fastball, fewestOfType, speedsByType } from "./arsenal.ts";
import { fewestPitches } from "./fatigue.ts";

/**
 * What pitchers are compared by. Fastballs: mean speed (km/h), its SD, SD of the angle (degrees); mean fastball − mean
 * change-up (km/h); fastball speed of a day's second half − its first (km/h), the median day.
 */
export const pitchingFigures = ["fastballMean", "fastballSd", "fastballAngleSd", "changeUpGap", "lateChange"] as const;
export type PitchingFigure = (typeof pitchingFigures)[number];

export const betterPitching: Record<PitchingFigure, Better> = {
  fastballMean: "higher",
  fastballSd: "lower",
  fastballAngleSd: "lower",
  changeUpGap: "higher",
  lateChange: "higher",
};

/**
 * Each figure over pitches with one ball, in order of time. Minimum: 10 fastballs; 8 of either type for the change-up;
 * for the late change a day of 20 pitches with 4 fastballs in each half. Below it, what is missing.
 */
export function pitchingFiguresOf(pitches: readonly Pitch[]): Record<PitchingFigure, FigureReading> {
  const speeds = speedsByType(pitches);
  const [fast, slow] = [speeds.get(fastball) ?? [], speeds.get(changeUp) ?? []];
  const angles = measured(pitches.map(({ code, angle }) => (code === fastball ? angle : null)));
  const fewer = fast.length < slow.length ? fast : slow;
  return {
    fastballMean: reading(fast, mean),
    fastballSd: reading(fast, standardDeviation),
    fastballAngleSd: reading(angles, standardDeviation),
    changeUpGap: reading(fewer, () => changeShown(mean(fast), mean(slow)), { of: "balls", need: fewestOfType }),
    lateChange: reading(lateChanges(pitches), median, { of: "days", need: 1 }),
  };
}

/** One value per day with enough pitches. */
function lateChanges(pitches: readonly Pitch[]): number[] {
  return Array.from(Map.groupBy(pitches, ({ day }) => day).values()).flatMap((ofDay) => {
    if (ofDay.length < fewestPitches) return [];
    const half = Math.ceil(ofDay.length / 2);
    const [early, late] = [ofDay.slice(0, half), ofDay.slice(half)].map((part) =>
      measured(part.map(({ code, speed }) => (code === fastball ? speed : null))),
    );
    if (!early || !late || Math.min(early.length, late.length) < fewestInHalf) return [];
    return [mean(late) - mean(early)];
  });
}

const fewestInHalf = 4;
