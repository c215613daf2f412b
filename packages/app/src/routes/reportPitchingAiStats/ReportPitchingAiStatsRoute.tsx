import { useReportId } from "../report/useReportId.ts";
import { PitchingAiStatsReport } from "./PitchingAiStatsReport.tsx";

/** BE-3. One player; what was chosen for one holds for the next. */
export function Component() {
  const id = useReportId();
  return <PitchingAiStatsReport key={id} id={id} />;
}
