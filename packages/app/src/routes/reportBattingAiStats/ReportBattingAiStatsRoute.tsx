import { useReportId } from "../report/useReportId.ts";
import { BattingAiStatsReport } from "./BattingAiStatsReport.tsx";

/** One player; the chosen conditions stay for the next player (BE-3). */
export function Component() {
  const id = useReportId();
  return <BattingAiStatsReport key={id} id={id} />;
}
