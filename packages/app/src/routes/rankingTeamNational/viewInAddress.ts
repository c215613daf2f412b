import { teamRankedKinds } from "@kyuseki/domain/ranking";
import { defaultTeamRankingView, teamShows, teamSorts } from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { oneOf, rankingConditions, tableParameters, text } from "../../navigation/parameters.ts";

export const teamRankingAddress = defineView(defaultTeamRankingView, {
  kind: oneOf(teamRankedKinds),
  ...rankingConditions,
  show: oneOf(teamShows),
  q: text,
  ...tableParameters(teamSorts),
});
