import { dayInJapan, Failure, type MeasuredBall, pageWithin } from "@kyuseki/domain";
import { ReportBattingResultsScreen } from "@kyuseki/ui/screens/ReportBattingResults";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { battingResultsQuery, everyBattingResult, readBattedBall } from "../../data/battingReport.ts";
import { toLoadable } from "../../data/loadable.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { useServices } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useBallChanges } from "../report/useBallChanges.ts";
import { useReportFrame } from "../report/useReportFrame.ts";
import { battingResultsAddress } from "./viewInAddress.ts";

/** `id` 0 is nobody's. */
export function BattingResultsReport({ id }: { id: number }) {
  const { call, queries, bus } = useServices();
  const frame = useReportFrame(id);
  const loadPart = useLoadPart();
  const [today] = useState(() => dayInJapan(new Date()));
  const { view, change } = useAddressView("report-batting-results", battingResultsAddress);
  const options = battingResultsQuery(call, id, view);
  const results = useQuery({ ...options, queryFn: id === 0 ? skipToken : options.queryFn });
  const { page, size } = view;
  const total = results.isPlaceholderData ? undefined : results.data?.total;
  const changes = useBallChanges(async (stale) => {
    const now = await readBattedBall(call, stale, dayInJapan(new Date(stale.datetime * 1000)));
    if (!now) throw new Failure("not_found");
    queries.setQueryData(options.queryKey, (held) => held && { ...held, rows: withBall(held.rows, now) });
  });

  // A page that deleting, or an old link, has left behind the last one.
  useEffect(() => {
    if (total === undefined) return;
    const within = pageWithin(page, total, size);
    if (within !== page) change({ page: within });
  }, [total, page, size, change]);

  const readAll = async () => {
    try {
      return await everyBattingResult(call, id, view);
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure("unexpected", { cause: error });
      if (failure.code !== "unauthorized") bus.emit("failure", failure);
      return null;
    }
  };

  if (!frame) return null;
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
      readAll={readAll}
      loadPart={loadPart}
    />
  );
}

const withBall = (rows: readonly MeasuredBall[], now: MeasuredBall) =>
  rows.map((row) => (row.id === now.id ? now : row));
