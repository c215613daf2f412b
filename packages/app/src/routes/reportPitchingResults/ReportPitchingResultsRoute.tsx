import { pitchingDaysQuery } from "../../data/reports/pitchingReport.ts";
import { prefetchReport } from "../report/prefetchReport.ts";
import { useReportId } from "../report/useReportId.ts";
import { PitchingResultsReport } from "./PitchingResultsReport.tsx";
import { pitchingResultsAddress } from "./viewInAddress.ts";

export const prefetch = prefetchReport("report-pitching-results", pitchingResultsAddress, pitchingDaysQuery);

export function Component() {
  const id = useReportId();
  return <PitchingResultsReport key={id} id={id} />;
}
