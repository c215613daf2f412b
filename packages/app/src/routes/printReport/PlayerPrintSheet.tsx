import type { Loadable } from "@kyuseki/ui";
import { PrintReportScreen } from "@kyuseki/ui/screens/PrintReport";
import { useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { battingAiStatsQuery, pitchingAiStatsQuery } from "../../data/reports/aiStats.ts";
import { battingSummaryQuery } from "../../data/reports/battingReport.ts";
import { pitchingSummaryQuery } from "../../data/reports/pitchingReport.ts";
import { useAddressView } from "../../navigation/useAddressView.ts";
import { useServices, useSignedIn } from "../../services/services.ts";
import { useDayInJapan } from "../../services/useDayInJapan.ts";
import { useReportFrame } from "../report/useReportFrame.ts";
import { printReportAddress, usualReport } from "./viewInAddress.ts";

/** `id` 0 belongs to no player. */
export function PlayerPrintSheet({ id }: { id: number }) {
  const { call } = useServices();
  const { team, user } = useSignedIn();
  const frame = useReportFrame(id);
  const today = useDayInJapan();
  const { view, change } = useAddressView("print-report", printReportAddress);
  const enabled = id !== 0;
  const usual = usualReport(view);
  const batting = useQuery({ ...battingSummaryQuery(call, id, usual), enabled });
  const pitching = useQuery({ ...pitchingSummaryQuery(call, id, usual), enabled });
  const battingStats = useQuery({ ...battingAiStatsQuery(call, id, usual), enabled });
  const pitchingStats = useQuery({ ...pitchingAiStatsQuery(call, id, usual), enabled });

  return (
    <PrintReportScreen
      player={frame.player}
      report={together({
        batting: toLoadable(batting),
        pitching: toLoadable(pitching),
        battingStats: toLoadable(battingStats),
        pitchingStats: toLoadable(pitchingStats),
      })}
      sportType={frame.sportType}
      period={view.period}
      reading={team.pitch_reading}
      today={today}
      teamName={team.name}
      printedBy={user.name}
      backHref={`/nextshot/report/${id}/batting/summary`}
      onPeriod={(period) => change({ period })}
      onPrint={() => window.print()}
      onRetry={() => {
        if (frame.player.status === "failed") frame.onPlayerRetry();
        for (const part of [batting, pitching, battingStats, pitchingStats]) if (part.error) void part.refetch();
      }}
    />
  );
}

type Parts<Whole> = { [Part in keyof Whole]: Loadable<Whole[Part]> };

/** All four, or what is the matter with the first that is not here. */
function together<A, B, C, D>({
  batting,
  pitching,
  battingStats,
  pitchingStats,
}: Parts<{ batting: A; pitching: B; battingStats: C; pitchingStats: D }>) {
  const parts = [batting, pitching, battingStats, pitchingStats];
  const failed = parts.find((part) => part.status === "failed");
  if (failed) return failed;
  if (
    batting.status !== "ready" ||
    pitching.status !== "ready" ||
    battingStats.status !== "ready" ||
    pitchingStats.status !== "ready"
  ) {
    return { status: "loading" } as const;
  }
  return {
    status: "ready",
    value: {
      batting: batting.value,
      pitching: pitching.value,
      battingStats: battingStats.value,
      pitchingStats: pitchingStats.value,
    },
  } as const;
}
