import { rankedKinds } from "@kyuseki/domain/ranking";
import { defaultNationalRankingView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { oneOf, page, pageSize, rankingConditions } from "../../navigation/parameters.ts";

export const nationalRankingAddress = defineView(defaultNationalRankingView, {
  kind: oneOf(rankedKinds),
  ...rankingConditions,
  size: pageSize,
  page,
});
