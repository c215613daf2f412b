import { type Ball, type BattingTypeCode, getBattingAiStats, getPitchingAiStats, type Period } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** null: the usual one that has measurements. */
type BattingConditions = { period: Period; type: BattingTypeCode | null; ball: Ball | null };
type PitchingConditions = Pick<BattingConditions, "period" | "ball">;

/** The key begins with the player's report: a corrected ball has the statistics calculated again. */
export const battingAiStatsQuery = (call: Call, id: number, { period, type, ball }: BattingConditions) => {
  const query = { period, ...(type !== null && { batting_type: type }), ...(ball !== null && { ball }) };
  return queryOptions({
    queryKey: queryKeys.reportPart(id, "batting", "ai_stats", query),
    queryFn: ({ signal }) => call(getBattingAiStats, { params: { id }, query, signal }),
  });
};

export const pitchingAiStatsQuery = (call: Call, id: number, { period, ball }: PitchingConditions) => {
  const query = { period, ...(ball !== null && { ball }) };
  return queryOptions({
    queryKey: queryKeys.reportPart(id, "pitching", "ai_stats", query),
    queryFn: ({ signal }) => call(getPitchingAiStats, { params: { id }, query, signal }),
  });
};
