import type { Ball, BattingTypeCode } from "@kyuseki/domain";

/** Batting type and ball: figures of two groups are never mixed. null where it does not apply, or is not known. */
export type ConditionGroup = { batting_type: BattingTypeCode | null; ball: Ball | null };
