import { type Ball, balls, defaultPeriod, periods } from "@kyuseki/domain";
import type { PitchingAiStatsView } from "@kyuseki/ui/screens/ReportPitchingAiStats";
import { codeOf } from "../../navigation/rankingConditions.ts";
import { oneOf, unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const pitchingAiStatsAddress: ViewInAddress<PitchingAiStatsView> = {
  parameters: ["period", "ball"],
  read: (params) => ({
    period: codeOf(periods, params.get("period")) ?? defaultPeriod,
    ball: oneOf<Ball>(balls, params.get("ball")),
  }),
  write: ({ period, ball }) => ({ period: unlessUsual(period, defaultPeriod), ball }),
};
