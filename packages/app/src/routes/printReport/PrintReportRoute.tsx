import { useReportId } from "../report/useReportId.ts";
import { PlayerPrintSheet } from "./PlayerPrintSheet.tsx";

/** BE-7. One player's report on one sheet. */
export function Component() {
  const id = useReportId();
  return <PlayerPrintSheet key={id} id={id} />;
}
