import { getAnalysis } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import type { AnalysisView } from "@kyuseki/ui";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "../queryKeys.ts";

/** Other conditions of the same mode: the former answer stays on screen until the new one arrives. */
export const analysisQuery = (call: Call, view: AnalysisView) => {
  const { mode, period, grade, battingType, ball, pitch, players } = view;
  const query = {
    mode,
    period,
    ...(grade !== null && { grade }),
    ...(ball !== null && { ball }),
    ...(mode === 1 && battingType !== null && { batting_type: battingType }),
    ...(mode === 2 && { tag_pitch: pitch }),
    ...(players.length > 0 && { member_id: players.join(",") }),
  };
  return queryOptions({
    queryKey: queryKeys.analysis(query),
    queryFn: ({ signal }) => call(getAnalysis, { query, signal }),
    placeholderData: (before) => (before?.mode === mode ? before : undefined),
  });
};
