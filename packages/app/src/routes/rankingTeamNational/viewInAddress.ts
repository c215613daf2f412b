import { teamRankedKinds } from "@kyuseki/domain/ranking";
import { defaultTeamRankingView, type TeamRankingView } from "@kyuseki/ui";
import {
  conditionParameters,
  readConditions,
  readPlace,
  writeConditions,
  writePlace,
} from "../../navigation/rankingConditions.ts";
import { oneOf, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const teamRankingAddress: ViewInAddress<TeamRankingView> = {
  parameters: ["kind", ...conditionParameters, "size", "page"],
  read: (params) => ({
    ...readConditions(params),
    ...readPlace(params),
    kind: oneOf(teamRankedKinds, params.get("kind")) ?? defaultTeamRankingView.kind,
  }),
  write: ({ kind, page, size, ...conditions }) => ({
    ...writeConditions(conditions),
    ...writePlace({ page, size }),
    kind: kind === defaultTeamRankingView.kind ? null : kind,
  }),
};
