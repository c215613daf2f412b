import { rankedKinds } from "@kyuseki/domain/ranking";
import { defaultNextshotRankingView, rankedSorts } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { oneOf, rankingConditions, tableParameters, text } from "../../navigation/parameters.ts";

export const nextshotRankingAddress = defineView(defaultNextshotRankingView, {
  kind: oneOf(rankedKinds),
  ...rankingConditions,
  q: text,
  ...tableParameters(rankedSorts),
});
