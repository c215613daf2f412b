import { useReportId } from "../report/useReportId.ts";
import { PitchingSummaryReport } from "./PitchingSummaryReport.tsx";

export function Component() {
  const id = useReportId();
  return <PitchingSummaryReport key={id} id={id} />;
}
