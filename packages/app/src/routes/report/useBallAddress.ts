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
  const params = useParams();
  const [said, say] = useSearchParams();
  const other = reportIdFrom(said.get(parameter) ?? "");

  return {
    place: ballIn(params, mode),
    compareWith: other === 0 ? null : other,
    onCompareWith: (ballId: number | null) =>
      say(
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
