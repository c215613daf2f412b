import { type Ball, type BattingTypeCode, defaultPeriod, type Period } from "@kyuseki/domain";

/** null: the usual one that has measurements. */
export type BattingAiStatsView = { period: Period; type: BattingTypeCode | null; ball: Ball | null };

export const defaultBattingAiStatsView: BattingAiStatsView = { period: defaultPeriod, type: null, ball: null };
