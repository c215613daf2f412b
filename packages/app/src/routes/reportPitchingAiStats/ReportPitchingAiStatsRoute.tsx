import { useReportId } from "../report/useReportId.ts";
import { PitchingAiStatsReport } from "./PitchingAiStatsReport.tsx";

/** One player; the chosen conditions stay for the next player (BE-3). */
export function Component() {
  const id = useReportId();
  return <PitchingAiStatsReport key={id} id={id} />;
}
