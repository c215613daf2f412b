import { type BattingSummaryView, defaultBattingSummaryView } from "@kyuseki/ui";
import { readSpan } from "../../navigation/spanParameters.ts";
import { unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";
import { battingChoiceParameters, readBattingChoice, writeBattingChoice } from "../report/battingChoiceInAddress.ts";

/** D-9. */
export const battingSummaryAddress: ViewInAddress<BattingSummaryView> = {
  parameters: ["period", ...battingChoiceParameters],
  read: (params) => ({
    ...readBattingChoice(params),
    period: readSpan(params.get("period")) ?? defaultBattingSummaryView.period,
  }),
  write: ({ period, ...choice }) => ({
    ...writeBattingChoice(choice),
    period: unlessUsual(period, defaultBattingSummaryView.period),
  }),
};
