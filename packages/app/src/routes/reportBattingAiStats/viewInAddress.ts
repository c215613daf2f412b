import { type Ball, type BattingTypeCode, balls, defaultPeriod, periods } from "@kyuseki/domain";
import type { BattingAiStatsView } from "@kyuseki/ui/screens/ReportBattingAiStats";
import { codeOf } from "../../navigation/rankingConditions.ts";
import { oneOf, unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const battingAiStatsAddress: ViewInAddress<BattingAiStatsView> = {
  parameters: ["period", "type", "ball"],
  read: (params) => ({
    period: codeOf(periods, params.get("period")) ?? defaultPeriod,
    type: codeOf<BattingTypeCode>([1, 2, 3], params.get("type")) ?? null,
    ball: oneOf<Ball>(balls, params.get("ball")),
  }),
  write: ({ period, type, ball }) => ({
    period: unlessUsual(period, defaultPeriod),
    type: type && String(type),
    ball,
  }),
};
