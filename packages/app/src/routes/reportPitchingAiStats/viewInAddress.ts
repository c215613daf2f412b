import { type Ball, balls, defaultPeriod, periods } from "@kyuseki/domain";
import type { PitchingAiStatsView } from "@kyuseki/ui/screens/ReportPitchingAiStats";
import { codeOf } from "../../data/rankingConditions.ts";
import { oneOf, unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const pitchingAiStatsAddress: ViewInAddress<PitchingAiStatsView> = {
  parameters: ["period", "ball"],
  read: (said) => ({
    period: codeOf(periods, said.get("period")) ?? defaultPeriod,
    ball: oneOf<Ball>(balls, said.get("ball")),
  }),
  write: ({ period, ball }) => ({ period: unlessUsual(period, defaultPeriod), ball }),
};
