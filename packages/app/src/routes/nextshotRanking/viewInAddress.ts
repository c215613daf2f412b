import { analyzerKinds, defaultNextshotRankingView, type NextshotRankingView } from "@kyuseki/ui";
import { codeOf } from "../../data/rankingConditions.ts";
import { rankedParameters, readRanked, writeRanked } from "../../navigation/rankedParameters.ts";
import type { ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const nextshotRankingAddress: ViewInAddress<NextshotRankingView> = {
  parameters: [...rankedParameters.first, ...rankedParameters.last],
  read: (said) => ({
    ...readRanked(said),
    kind: codeOf(analyzerKinds, said.get("kind")) ?? defaultNextshotRankingView.kind,
  }),
  write: writeRanked,
};
