import { rankedKinds } from "@kyuseki/domain/ranking";
import { defaultLocalRankingView, rankedOrders, rankedSorts } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { oneOf, rankingConditions, tableParameters, text } from "../../navigation/parameters.ts";

export const localRankingAddress = defineView(defaultLocalRankingView, {
  kind: oneOf(rankedKinds),
  ...rankingConditions,
  by: oneOf(rankedOrders),
  q: text,
  ...tableParameters(rankedSorts),
});
