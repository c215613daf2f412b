import { useReportId } from "../report/useReportId.ts";
import { BattingAiStatsReport } from "./BattingAiStatsReport.tsx";

/** BE-3. One player; what was chosen for one holds for the next. */
export function Component() {
  const id = useReportId();
  return <BattingAiStatsReport key={id} id={id} />;
}
