import { ReportPitchingAiStatsScreen } from "@kyuseki/ui/screens/ReportPitchingAiStats";
import { skipToken, useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { pitchingAiStatsQuery } from "../../data/reports/aiStats.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { useServices, useSignedIn } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useReportFrame } from "../report/useReportFrame.ts";
import { pitchingAiStatsAddress } from "./viewInAddress.ts";

/** `id` 0 belongs to no player. */
export function PitchingAiStatsReport({ id }: { id: number }) {
  const { call } = useServices();
  const { team } = useSignedIn();
  const frame = useReportFrame(id);
  const loadPart = useLoadPart();
  const { view, change } = useAddressView("report-pitching-ai-stats", pitchingAiStatsAddress);
  const options = pitchingAiStatsQuery(call, id, view);
  const stats = useQuery({ ...options, queryFn: id === 0 ? skipToken : options.queryFn });

  return (
    <ReportPitchingAiStatsScreen
      {...frame}
      stats={toLoadable(stats)}
      reading={team.pitch_reading}
      view={view}
      onViewChange={change}
      onRetry={() => void stats.refetch()}
      loadPart={loadPart}
    />
  );
}
