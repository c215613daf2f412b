import { defaultLocalRankingView, type LocalRankingView, rankedOrders } from "@kyuseki/ui";
import { rankedParameters, readRanked, writeRanked } from "../../navigation/rankedParameters.ts";
import { oneOf, type ViewInAddress } from "../../navigation/viewParameters.ts";

const usual = defaultLocalRankingView;

/** D-9. */
export const localRankingAddress: ViewInAddress<LocalRankingView> = {
  parameters: [...rankedParameters.first, "by", ...rankedParameters.last],
  read: (params) => ({ ...readRanked(params), by: oneOf(rankedOrders, params.get("by")) ?? usual.by }),
  write: ({ by, ...view }) => ({ ...writeRanked(view), by: by === usual.by ? null : by }),
};
