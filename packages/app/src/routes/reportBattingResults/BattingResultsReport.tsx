import { ReportBattingResultsScreen } from "@kyuseki/ui/screens/ReportBattingResults";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { battingResultsQuery, everyBattingResult, readBattedBall } from "../../data/reports/battingReport.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useLastPage } from "../report/useLastPage.ts";
import { useListedBallChanges } from "../report/useListedBallChanges.ts";
import { useReportFrame } from "../report/useReportFrame.ts";
import { battingResultsAddress } from "./viewInAddress.ts";

/** `id` 0 belongs to no player. */
export function BattingResultsReport({ id }: { id: number }) {
  const services = useServices();
  const { call } = services;
  const frame = useReportFrame(id);
  const loadPart = useLoadPart();
  const today = useDayInJapan();
  const { view, change } = useAddressView("report-batting-results", battingResultsAddress);
  const options = battingResultsQuery(call, id, view);
  const results = useQuery({ ...options, queryFn: id === 0 ? skipToken : options.queryFn });
  const changes = useListedBallChanges(options.queryKey, readBattedBall);
  useLastPage(
    { page: view.page, size: view.size, total: results.isPlaceholderData ? undefined : results.data?.total },
    useCallback((page) => change({ page }), [change]),
  );

  return (
    <ReportBattingResultsScreen
      {...frame}
      changes={changes}
      results={toLoadable(results)}
      refreshing={results.isPlaceholderData}
      today={today}
      view={view}
      onViewChange={change}
      onRetry={() => void results.refetch()}
      readAll={() => reportFailure(services, everyBattingResult(call, id, view))}
      loadPart={loadPart}
    />
  );
}
