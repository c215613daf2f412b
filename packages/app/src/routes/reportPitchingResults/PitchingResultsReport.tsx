import { ReportPitchingResultsScreen } from "@kyuseki/ui/screens/ReportPitchingResults";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { dayPitchesQuery, everyPitch, pitchingDaysQuery, readPitch } from "../../data/reports/pitchingReport.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices, useSignedIn } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useLastPage } from "../report/useLastPage.ts";
import { useListedBallChanges } from "../report/useListedBallChanges.ts";
import { useReportFrame } from "../report/useReportFrame.ts";
import { pitchingResultsAddress } from "./viewInAddress.ts";

/** `id` 0 belongs to no player. */
export function PitchingResultsReport({ id }: { id: number }) {
  const services = useServices();
  const { call } = services;
  const { team } = useSignedIn();
  const frame = useReportFrame(id);
  const loadPart = useLoadPart();
  const today = useDayInJapan();
  const { view, change } = useAddressView("report-pitching-results", pitchingResultsAddress);
  const options = pitchingDaysQuery(call, id, view);
  const days = useQuery({ ...options, queryFn: id === 0 ? skipToken : options.queryFn });
  const { day, dayPage, daySize, ball, pitch } = view;
  const ofDay = dayPitchesQuery(call, id, { day: day ?? "", page: dayPage, size: daySize, ball, pitch });
  const pitches = useQuery({ ...ofDay, queryFn: id === 0 || day === null ? skipToken : ofDay.queryFn });
  const changes = useListedBallChanges(ofDay.queryKey, readPitch);
  useLastPage(
    { page: view.page, size: view.size, total: days.isPlaceholderData ? undefined : days.data?.total },
    useCallback((page) => change({ page }), [change]),
  );
  useLastPage(
    { page: dayPage, size: daySize, total: pitches.isPlaceholderData ? undefined : pitches.data?.total },
    useCallback((page) => change({ dayPage: page }), [change]),
  );

  return (
    <ReportPitchingResultsScreen
      {...frame}
      changes={changes}
      days={toLoadable(days)}
      pitches={toLoadable(pitches)}
      refreshing={days.isPlaceholderData}
      today={today}
      reading={team.pitch_reading}
      view={view}
      onViewChange={change}
      onRetry={() => void days.refetch()}
      onRetryDay={() => void pitches.refetch()}
      readAll={() => reportFailure(services, everyPitch(call, id, view))}
      loadPart={loadPart}
    />
  );
}
