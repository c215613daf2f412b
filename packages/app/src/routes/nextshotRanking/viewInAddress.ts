import { analyzerKinds, defaultNextshotRankingView, rankedSorts } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { oneOf, rankingConditions, tableParameters } from "../../navigation/parameters.ts";

export const nextshotRankingAddress = defineView(defaultNextshotRankingView, {
  kind: oneOf(analyzerKinds),
  ...rankingConditions,
  ...tableParameters(rankedSorts),
});
