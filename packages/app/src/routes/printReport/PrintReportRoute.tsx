import { useReportId } from "../report/useReportId.ts";
import { PlayerPrintSheet } from "./PlayerPrintSheet.tsx";

/** One player's report on one sheet (BE-7). */
export function Component() {
  const id = useReportId();
  return <PlayerPrintSheet key={id} id={id} />;
}
