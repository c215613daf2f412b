import { rankedKinds } from "@kyuseki/domain/ranking";
import { defaultNationalRankingView, nationalShows, nationalSorts } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { oneOf, rankingConditions, tableParameters, text } from "../../navigation/parameters.ts";

export const nationalRankingAddress = defineView(defaultNationalRankingView, {
  kind: oneOf(rankedKinds),
  ...rankingConditions,
  show: oneOf(nationalShows),
  q: text,
  ...tableParameters(nationalSorts),
});
