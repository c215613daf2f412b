import { dayInJapan, Failure, type MeasuredBall, pageWithin } from "@kyuseki/domain";
import { ReportPitchingResultsScreen } from "@kyuseki/ui/screens/ReportPitchingResults";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { dayPitchesQuery, everyPitch, pitchingDaysQuery, readPitch } from "../../data/pitchingReport.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { useServices, useSession } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useBallChanges } from "../report/useBallChanges.ts";
import { useReportFrame } from "../report/useReportFrame.ts";
import { pitchingResultsAddress } from "./viewInAddress.ts";

/** `id` 0 is nobody's. */
export function PitchingResultsReport({ id }: { id: number }) {
  const { call, queries, bus } = useServices();
  const session = useSession();
  const frame = useReportFrame(id);
  const loadPart = useLoadPart();
  const [today] = useState(() => dayInJapan(new Date()));
  const { view, change } = useAddressView("report-pitching-results", pitchingResultsAddress);
  const options = pitchingDaysQuery(call, id, view);
  const days = useQuery({ ...options, queryFn: id === 0 ? skipToken : options.queryFn });
  const { day, dayPage, daySize, ball, pitch } = view;
  const ofDay = dayPitchesQuery(call, id, { day: day ?? "", page: dayPage, size: daySize, ball, pitch });
  const pitches = useQuery({ ...ofDay, queryFn: id === 0 || day === null ? skipToken : ofDay.queryFn });
  const changes = useBallChanges(async (stale) => {
    const now = await readPitch(call, stale, dayInJapan(new Date(stale.datetime * 1000)));
    if (!now) throw new Failure("not_found");
    queries.setQueryData(ofDay.queryKey, (held) => held && { ...held, rows: withBall(held.rows, now) });
  });

  // Pages that deleting, or an old link, has left behind the last one.
  const total = days.isPlaceholderData ? undefined : days.data?.total;
  const { page, size } = view;
  useEffect(() => {
    const within = total === undefined ? page : pageWithin(page, total, size);
    if (within !== page) change({ page: within });
  }, [total, page, size, change]);
  const thrown = pitches.isPlaceholderData ? undefined : pitches.data?.total;
  useEffect(() => {
    const within = thrown === undefined ? dayPage : pageWithin(dayPage, thrown, daySize);
    if (within !== dayPage) change({ dayPage: within });
  }, [thrown, dayPage, daySize, change]);

  const readAll = async () => {
    try {
      return await everyPitch(call, id, view);
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure("unexpected", { cause: error });
      if (failure.code !== "unauthorized") bus.emit("failure", failure);
      return null;
    }
  };

  if (!frame || session.status !== "signed_in") return null;
  return (
    <ReportPitchingResultsScreen
      {...frame}
      changes={changes}
      days={toLoadable(days)}
      pitches={toLoadable(pitches)}
      refreshing={days.isPlaceholderData}
      today={today}
      reading={session.team.pitch_reading}
      view={view}
      onViewChange={change}
      onRetry={() => void days.refetch()}
      onRetryDay={() => void pitches.refetch()}
      readAll={readAll}
      loadPart={loadPart}
    />
  );
}

const withBall = (rows: readonly MeasuredBall[], now: MeasuredBall) =>
  rows.map((row) => (row.id === now.id ? now : row));
