import { defaultPeriod, type Period } from "@kyuseki/domain";
import { defineView } from "../../navigation/defineView.ts";
import { period } from "../../navigation/parameters.ts";

export const printReportAddress = defineView<{ period: Period }>({ period: defaultPeriod }, { period });

/** The report of a period, without conditions. */
export const usualReport = ({ period }: { period: Period }) =>
  ({ period, battingType: null, type: null, ball: null }) as const;
