import { ReportPitchingSummaryScreen } from "@kyuseki/ui/screens/ReportPitchingSummary";
import { skipToken, useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { pitchingSummaryQuery } from "../../data/reports/pitchingReport.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { useServices, useSignedIn } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useReportFrame } from "../report/useReportFrame.ts";
import { pitchingSummaryAddress } from "./viewInAddress.ts";

/** `id` 0 belongs to no player. */
export function PitchingSummaryReport({ id }: { id: number }) {
  const { call } = useServices();
  const { team } = useSignedIn();
  const frame = useReportFrame(id);
  const loadPart = useLoadPart();
  const today = useDayInJapan();
  const { view, change } = useAddressView("report-pitching-summary", pitchingSummaryAddress);
  const options = pitchingSummaryQuery(call, id, view);
  const summary = useQuery({ ...options, queryFn: id === 0 ? skipToken : options.queryFn });

  return (
    <ReportPitchingSummaryScreen
      {...frame}
      summary={toLoadable(summary)}
      refreshing={summary.isFetching}
      reading={team.pitch_reading}
      view={view}
      today={today}
      onViewChange={change}
      onRetry={() => void summary.refetch()}
      loadPart={loadPart}
    />
  );
}
