import { rankedKinds } from "@kyuseki/domain/ranking";
import { defaultNationalRankingView, type NationalRankingView } from "@kyuseki/ui";
import {
  codeOf,
  conditionParameters,
  readConditions,
  readPlace,
  writeConditions,
  writePlace,
} from "../../navigation/rankingConditions.ts";
import { unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const nationalRankingAddress: ViewInAddress<NationalRankingView> = {
  parameters: ["kind", ...conditionParameters, "size", "page"],
  read: (params) => ({
    ...readConditions(params),
    ...readPlace(params),
    kind: codeOf(rankedKinds, params.get("kind")) ?? defaultNationalRankingView.kind,
  }),
  write: ({ kind, page, size, ...conditions }) => ({
    ...writeConditions(conditions),
    ...writePlace({ page, size }),
    kind: unlessUsual(kind, defaultNationalRankingView.kind),
  }),
};
