import { ReportBattingAiStatsScreen } from "@kyuseki/ui/screens/ReportBattingAiStats";
import { skipToken, useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { battingAiStatsQuery } from "../../data/reports/aiStats.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { useServices } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useReportFrame } from "../report/useReportFrame.ts";
import { battingAiStatsAddress } from "./viewInAddress.ts";

/** `id` 0 belongs to no player. */
export function BattingAiStatsReport({ id }: { id: number }) {
  const { call } = useServices();

  const frame = useReportFrame(id);
  const loadPart = useLoadPart();
  const { view, change } = useAddressView("report-batting-ai-stats", battingAiStatsAddress);
  const options = battingAiStatsQuery(call, id, view);
  const stats = useQuery({ ...options, queryFn: id === 0 ? skipToken : options.queryFn });

  return (
    <ReportBattingAiStatsScreen
      {...frame}
      stats={toLoadable(stats)}
      view={view}
      onViewChange={change}
      onRetry={() => void stats.refetch()}
      loadPart={loadPart}
    />
  );
}
