import { defaultPeriod, type Period, periods } from "@kyuseki/domain";
import { codeOf } from "../../data/rankingConditions.ts";
import { unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const printReportAddress: ViewInAddress<{ period: Period }> = {
  parameters: ["period"],
  read: (said) => ({ period: codeOf(periods, said.get("period")) ?? defaultPeriod }),
  write: ({ period }) => ({ period: unlessUsual(period, defaultPeriod) }),
};
