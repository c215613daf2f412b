import { useParams, useSearchParams } from "react-router-dom";
import type { BallOfAddress } from "../../data/ballPage.ts";
import type { PathParams } from "../../navigation/match.ts";
import { reportIdFrom } from "./useReportId.ts";

export const ballIn = ({ member_id = "", video_id = "" }: Partial<PathParams>, mode: BallOfAddress["mode"]) => ({
  id: reportIdFrom(member_id),
  mode,
  ballId: reportIdFrom(video_id),
});

/** D-9. The ball of the address, and the one it is compared with: `?with=123`, null for the usual one. */
export function useBallAddress(mode: BallOfAddress["mode"]) {
  const pathParams = useParams();
  const [params, setParams] = useSearchParams();
  const other = reportIdFrom(params.get(parameter) ?? "");

  return {
    place: ballIn(pathParams, mode),
    compareWith: other === 0 ? null : other,
    onCompareWith: (ballId: number | null) =>
      setParams(
        (now) => {
          now.delete(parameter);
          if (ballId !== null) now.set(parameter, String(ballId));
          return now;
        },
        { preventScrollReset: true },
      ),
  };
}

const parameter = "with";
