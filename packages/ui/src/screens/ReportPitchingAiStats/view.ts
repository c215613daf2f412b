import type { Ball, Period } from "@kyuseki/domain";

/** null: the usual one that has pitches. */
export type PitchingAiStatsView = { period: Period; ball: Ball | null };
