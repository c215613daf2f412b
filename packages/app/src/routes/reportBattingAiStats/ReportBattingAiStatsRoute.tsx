import { battingAiStatsQuery } from "../../data/reports/aiStats.ts";
import { prefetchReport } from "../report/prefetchReport.ts";
import { useReportId } from "../report/useReportId.ts";
import { BattingAiStatsReport } from "./BattingAiStatsReport.tsx";
import { battingAiStatsAddress } from "./viewInAddress.ts";

export const prefetch = prefetchReport("report-batting-ai-stats", battingAiStatsAddress, battingAiStatsQuery);

/** One player; the chosen conditions stay for the next player (BE-3). */
export function Component() {
  const id = useReportId();
  return <BattingAiStatsReport key={id} id={id} />;
}
