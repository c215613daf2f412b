import { useReportId } from "../report/useReportId.ts";
import { BattingResultsReport } from "./BattingResultsReport.tsx";

export function Component() {
  const id = useReportId();
  return <BattingResultsReport key={id} id={id} />;
}
