import { defaultPitchingSummaryView, type PitchingSummaryView } from "@kyuseki/ui";
import { readSpan } from "../../navigation/spanParameters.ts";
import { unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";
import { readBall } from "../report/ballInAddress.ts";

/** D-9. */
export const pitchingSummaryAddress: ViewInAddress<PitchingSummaryView> = {
  parameters: ["period", "ball", "lines"],
  read: (params) => ({
    period: readSpan(params.get("period")) ?? defaultPitchingSummaryView.period,
    ball: readBall(params),
    lines: params.get("lines") === "all" ? "all" : "three",
  }),
  write: ({ period, ball, lines }) => ({
    period: unlessUsual(period, defaultPitchingSummaryView.period),
    ball,
    lines: lines === "all" ? lines : null,
  }),
};
