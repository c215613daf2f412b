import { usePart } from "@kyuseki/ui";
import { useParams } from "react-router-dom";
import { battingSummaryQuery } from "../../data/battingReport.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { prefetchReport } from "../report/prefetchReport.ts";
import { reportIdFrom } from "../report/useReportId.ts";
import { BattingSummaryReport } from "./BattingSummaryReport.tsx";
import { battingSummaryAddress } from "./viewInAddress.ts";

export const prefetch = prefetchReport("report-batting-summary", battingSummaryAddress, battingSummaryQuery);

/** One player; without one, whose report it shall be. */
export function Component() {
  const { member_id } = useParams();
  const ChoosePlayer = usePart(member_id === undefined, { load: useLoadPart(), fetchPart });
  if (member_id === undefined) return ChoosePlayer && <ChoosePlayer />;
  const id = reportIdFrom(member_id);
  return <BattingSummaryReport key={id} id={id} />;
}

const fetchPart = async () => (await import("../report/ChoosePlayer.tsx")).ChoosePlayer;
