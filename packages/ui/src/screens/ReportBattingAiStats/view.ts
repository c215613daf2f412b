import type { Ball, BattingTypeCode, Period } from "@kyuseki/domain";

/** null: the usual one that has measurements. */
export type BattingAiStatsView = { period: Period; type: BattingTypeCode | null; ball: Ball | null };
