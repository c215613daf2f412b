import { useParams } from "react-router-dom";
import type { BallOfAddress } from "../../data/reports/ballPage.ts";
import { defineView } from "../../navigation/defineView.ts";
import type { PathParams } from "../../navigation/match.ts";
import { id, named } from "../../navigation/parameters.ts";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { reportIdFrom } from "./useReportId.ts";

export const ballIn = ({ member_id = "", video_id = "" }: Partial<PathParams>, mode: BallOfAddress["mode"]) => ({
  id: reportIdFrom(member_id),
  mode,
  ballId: reportIdFrom(video_id),
});

/** The ball of the address, and the ball to compare with: `?with=123`, null for the default one (D-9). */
export function useBallAddress(mode: BallOfAddress["mode"]) {
  const pathParams = useParams();
  const [{ compareWith }, changeComparison] = useAddressState(comparisonAddress, { replace: false });

  return {
    place: ballIn(pathParams, mode),
    compareWith,
    onCompareWith: (ballId: number | null) => changeComparison({ compareWith: ballId }),
  };
}

const comparisonAddress = defineView<{ compareWith: number | null }>(
  { compareWith: null },
  { compareWith: named("with", id) },
);
