import { battingResultsQuery } from "../../data/reports/battingReport.ts";
import { prefetchReport } from "../report/prefetchReport.ts";
import { useReportId } from "../report/useReportId.ts";
import { BattingResultsReport } from "./BattingResultsReport.tsx";
import { battingResultsAddress } from "./viewInAddress.ts";

export const prefetch = prefetchReport("report-batting-results", battingResultsAddress, battingResultsQuery);

export function Component() {
  const id = useReportId();
  return <BattingResultsReport key={id} id={id} />;
}
