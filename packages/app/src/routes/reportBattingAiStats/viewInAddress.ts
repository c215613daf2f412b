import { type Ball, type BattingTypeCode, balls, defaultPeriod, periods } from "@kyuseki/domain";
import type { BattingAiStatsView } from "@kyuseki/ui/screens/ReportBattingAiStats";
import { codeOf } from "../../data/rankingConditions.ts";
import { oneOf, unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const battingAiStatsAddress: ViewInAddress<BattingAiStatsView> = {
  parameters: ["period", "type", "ball"],
  read: (said) => ({
    period: codeOf(periods, said.get("period")) ?? defaultPeriod,
    type: codeOf<BattingTypeCode>([1, 2, 3], said.get("type")) ?? null,
    ball: oneOf<Ball>(balls, said.get("ball")),
  }),
  write: ({ period, type, ball }) => ({
    period: unlessUsual(period, defaultPeriod),
    type: type && String(type),
    ball,
  }),
};
