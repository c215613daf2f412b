import type { Better } from "../../vocabulary/measureItem.ts";
import { type FigureReading, reading } from "../figureReading.ts";
import { type BattedBall, measured } from "../records.ts";
import { mean, quantile, standardDeviation } from "../statistics/statistics.ts";

/**
 * What batters are compared by: mean exit speed (km/h), its P90 (EV90), mean launch angle (degrees), SD of the exit
 * speed, share (0–1) of balls in the sweet spot of 8–32° (Statcast glossary).
 */
export const battingFigures = ["speedMean", "speedP90", "angleMean", "speedSd", "sweetSpotShare"] as const;
export type BattingFigure = (typeof battingFigures)[number];

/** Which direction is better; null: neither. */
export const betterBatting: Record<BattingFigure, Better | null> = {
  speedMean: "higher",
  speedP90: "higher",
  angleMean: null,
  speedSd: "lower",
  sweetSpotShare: "higher",
};

/** Each figure over balls of one condition; needs 10 balls that have the values, otherwise says what is missing. */
export function battingFiguresOf(balls: readonly BattedBall[]): Record<BattingFigure, FigureReading> {
  const speeds = measured(balls.map(({ speed }) => speed));
  const angles = measured(balls.map(({ angle }) => angle));
  const sweet = angles.map((angle): number => (angle >= 8 && angle <= 32 ? 1 : 0));
  return {
    speedMean: reading(speeds, mean),
    speedP90: reading(speeds, (its) => quantile(its, 0.9)),
    angleMean: reading(angles, mean),
    speedSd: reading(speeds, standardDeviation),
    sweetSpotShare: reading(sweet, mean),
  };
}
