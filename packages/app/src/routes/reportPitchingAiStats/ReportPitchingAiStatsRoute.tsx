import { pitchingAiStatsQuery } from "../../data/reports/aiStats.ts";
import { prefetchReport } from "../report/prefetchReport.ts";
import { useReportId } from "../report/useReportId.ts";
import { PitchingAiStatsReport } from "./PitchingAiStatsReport.tsx";
import { pitchingAiStatsAddress } from "./viewInAddress.ts";

export const prefetch = prefetchReport("report-pitching-ai-stats", pitchingAiStatsAddress, pitchingAiStatsQuery);

/** One player; the chosen conditions stay for the next player (BE-3). */
export function Component() {
  const id = useReportId();
  return <PitchingAiStatsReport key={id} id={id} />;
}
