import { membersQuery } from "../../data/members/useMembers.ts";
import { battingAiStatsQuery, pitchingAiStatsQuery } from "../../data/reports/aiStats.ts";
import { battingSummaryQuery } from "../../data/reports/battingReport.ts";
import { pitchingSummaryQuery } from "../../data/reports/pitchingReport.ts";
import type { PathParams } from "../../navigation/match.ts";
import { viewOnArrival } from "../../navigation/useAddressView.ts";
import type { PrefetchServices } from "../../services/services.ts";
import { reportIdFrom, useReportId } from "../report/useReportId.ts";
import { PlayerPrintSheet } from "./PlayerPrintSheet.tsx";
import { printReportAddress, usualReport } from "./viewInAddress.ts";

export async function prefetch({ call, queries }: PrefetchServices, search: string, { member_id = "" }: PathParams) {
  const id = reportIdFrom(member_id);
  const view = usualReport(viewOnArrival("print-report", printReportAddress, search));
  await Promise.all([
    queries.prefetchQuery(membersQuery(call)),
    id !== 0 && queries.prefetchQuery(battingSummaryQuery(call, id, view)),
    id !== 0 && queries.prefetchQuery(pitchingSummaryQuery(call, id, view)),
    id !== 0 && queries.prefetchQuery(battingAiStatsQuery(call, id, view)),
    id !== 0 && queries.prefetchQuery(pitchingAiStatsQuery(call, id, view)),
  ]);
}

/** One player's report on one sheet (BE-7). */
export function Component() {
  const id = useReportId();
  return <PlayerPrintSheet key={id} id={id} />;
}
