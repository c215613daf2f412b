import { pitchingSummaryQuery } from "../../data/reports/pitchingReport.ts";
import { prefetchReport } from "../report/prefetchReport.ts";
import { useReportId } from "../report/useReportId.ts";
import { PitchingSummaryReport } from "./PitchingSummaryReport.tsx";
import { pitchingSummaryAddress } from "./viewInAddress.ts";

export const prefetch = prefetchReport("report-pitching-summary", pitchingSummaryAddress, pitchingSummaryQuery);

export function Component() {
  const id = useReportId();
  return <PitchingSummaryReport key={id} id={id} />;
}
