import { defaultPeriod, type Period, periods } from "@kyuseki/domain";
import { codeOf } from "../../navigation/rankingConditions.ts";
import { unlessUsual, type ViewInAddress } from "../../navigation/viewParameters.ts";

/** D-9. */
export const printReportAddress: ViewInAddress<{ period: Period }> = {
  parameters: ["period"],
  read: (params) => ({ period: codeOf(periods, params.get("period")) ?? defaultPeriod }),
  write: ({ period }) => ({ period: unlessUsual(period, defaultPeriod) }),
};
