import { type Ball, type BattingTypeCode, getBattingAiStats, getPitchingAiStats, type Period } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./queryKeys.ts";

/** null: the usual one that has measurements. */
type BattingAsked = { period: Period; type: BattingTypeCode | null; ball: Ball | null };
type PitchingAsked = Pick<BattingAsked, "period" | "ball">;

/** Below the key of the player's report: a corrected ball has it reckoned anew. */
export const battingAiStatsQuery = (call: Call, id: number, { period, type, ball }: BattingAsked) => {
  const query = { period, ...(type !== null && { batting_type: type }), ...(ball !== null && { ball }) };
  return queryOptions({
    queryKey: queryKeys.reportPart(id, "batting", "ai_stats", query),
    queryFn: ({ signal }) => call(getBattingAiStats, { params: { id }, query, signal }),
  });
};

export const pitchingAiStatsQuery = (call: Call, id: number, { period, ball }: PitchingAsked) => {
  const query = { period, ...(ball !== null && { ball }) };
  return queryOptions({
    queryKey: queryKeys.reportPart(id, "pitching", "ai_stats", query),
    queryFn: ({ signal }) => call(getPitchingAiStats, { params: { id }, query, signal }),
  });
};
