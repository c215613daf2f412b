import { useReportId } from "../report/useReportId.ts";
import { PitchingResultsReport } from "./PitchingResultsReport.tsx";

export function Component() {
  const id = useReportId();
  return <PitchingResultsReport key={id} id={id} />;
}
