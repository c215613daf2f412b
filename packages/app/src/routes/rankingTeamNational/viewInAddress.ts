import { teamRankedKinds } from "@kyuseki/domain/ranking";
import { defaultTeamRankingView, type TeamRankingView } from "@kyuseki/ui";
import {
  conditionParameters,
  readConditions,
  readPlace,
  writeConditions,
  writePlace,
} from "../../data/rankingConditions.ts";
import { oneOf, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const teamRankingAddress: ViewInAddress<TeamRankingView> = {
  parameters: ["kind", ...conditionParameters, "size", "page"],
  read: (said) => ({
    ...readConditions(said),
    ...readPlace(said),
    kind: oneOf(teamRankedKinds, said.get("kind")) ?? defaultTeamRankingView.kind,
  }),
  write: ({ kind, page, size, ...conditions }) => ({
    ...writeConditions(conditions),
    ...writePlace({ page, size }),
    kind: kind === defaultTeamRankingView.kind ? null : kind,
  }),
};
