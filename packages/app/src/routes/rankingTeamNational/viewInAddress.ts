import { teamRankedKinds } from "@kyuseki/domain/ranking";
import { defaultTeamRankingView } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { oneOf, page, pageSize, rankingConditions } from "../../navigation/parameters.ts";

export const teamRankingAddress = defineView(defaultTeamRankingView, {
  kind: oneOf(teamRankedKinds),
  ...rankingConditions,
  size: pageSize,
  page,
});
