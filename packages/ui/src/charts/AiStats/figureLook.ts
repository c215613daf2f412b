import type { BattingFigure, PitchingFigure } from "@kyuseki/domain/aiStats";

/** How a figure is written: its unit, and whether a share is shown as a percentage. */
export type FigureLook = { unit: string; sign?: "±"; isShare?: boolean };

export const battingLooks: Record<BattingFigure, FigureLook> = {
  speedMean: { unit: "km/h" },
  speedP90: { unit: "km/h" },
  angleMean: { unit: "°" },
  speedSd: { unit: "km/h", sign: "±" },
  sweetSpotShare: { unit: "%", isShare: true },
};

export const pitchingLooks: Record<PitchingFigure, FigureLook> = {
  fastballMean: { unit: "km/h" },
  fastballSd: { unit: "km/h", sign: "±" },
  fastballAngleSd: { unit: "°", sign: "±" },
  changeUpGap: { unit: "km/h" },
  lateChange: { unit: "km/h" },
};

export const figureValue = (value: number, { isShare = false }: FigureLook): number => (isShare ? value * 100 : value);
