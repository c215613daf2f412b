import { analyzerKinds, defaultNextshotRankingView, type NextshotRankingView } from "@kyuseki/ui";
import { rankedParameters, readRanked, writeRanked } from "../../navigation/rankedParameters.ts";
import { codeOf } from "../../navigation/rankingConditions.ts";
import type { ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const nextshotRankingAddress: ViewInAddress<NextshotRankingView> = {
  parameters: [...rankedParameters.first, ...rankedParameters.last],
  read: (params) => ({
    ...readRanked(params),
    kind: codeOf(analyzerKinds, params.get("kind")) ?? defaultNextshotRankingView.kind,
  }),
  write: writeRanked,
};
