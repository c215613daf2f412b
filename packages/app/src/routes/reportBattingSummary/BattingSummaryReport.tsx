import { ReportBattingSummaryScreen } from "@kyuseki/ui/screens/ReportBattingSummary";
import { skipToken, useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { battingSummaryQuery } from "../../data/reports/battingReport.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { useServices } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useReportFrame } from "../report/useReportFrame.ts";
import { battingSummaryAddress } from "./viewInAddress.ts";

/** `id` 0 belongs to no player. */
export function BattingSummaryReport({ id }: { id: number }) {
  const { call } = useServices();
  const frame = useReportFrame(id);
  const loadPart = useLoadPart();
  const today = useDayInJapan();
  const { view, change } = useAddressView("report-batting-summary", battingSummaryAddress);
  const options = battingSummaryQuery(call, id, view);
  const summary = useQuery({ ...options, queryFn: id === 0 ? skipToken : options.queryFn });

  return (
    <ReportBattingSummaryScreen
      {...frame}
      summary={toLoadable(summary)}
      view={view}
      today={today}
      onViewChange={change}
      onRetry={() => void summary.refetch()}
      loadPart={loadPart}
    />
  );
}
