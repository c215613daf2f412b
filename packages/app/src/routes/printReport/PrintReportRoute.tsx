import { useReportId } from "../report/useReportId.ts";
import { PlayerPaper } from "./PlayerPaper.tsx";

/** BE-7. One player's report on one sheet. */
export function Component() {
  const id = useReportId();
  return <PlayerPaper key={id} id={id} />;
}
