import { battingSummaryQuery } from "../../data/reports/battingReport.ts";
import { prefetchReport } from "../report/prefetchReport.ts";
import { useReportId } from "../report/useReportId.ts";
import { BattingSummaryReport } from "./BattingSummaryReport.tsx";
import { battingSummaryAddress } from "./viewInAddress.ts";

export const prefetch = prefetchReport("report-batting-summary", battingSummaryAddress, battingSummaryQuery);

export function Component() {
  const id = useReportId();
  return <BattingSummaryReport key={id} id={id} />;
}
