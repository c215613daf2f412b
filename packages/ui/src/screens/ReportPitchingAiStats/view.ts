import { type Ball, defaultPeriod, type Period } from "@kyuseki/domain";

/** null: the usual one that has pitches. */
export type PitchingAiStatsView = { period: Period; ball: Ball | null };

export const defaultPitchingAiStatsView: PitchingAiStatsView = { period: defaultPeriod, ball: null };
