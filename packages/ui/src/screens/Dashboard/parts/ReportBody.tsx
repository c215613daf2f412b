import type { Dashboard, PracticeHeat } from "@kyuseki/domain";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import type { Loadable } from "../../../state/loadable.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import type { DashboardView } from "../view.ts";
import { CalendarPanel } from "./CalendarPanel.tsx";
import { GuardPanel } from "./GuardPanel.tsx";
import { HeatPanel } from "./HeatPanel.tsx";
import { LoadPanel } from "./LoadPanel.tsx";
import { MissingPanel } from "./MissingPanel.tsx";
import { PainPanel } from "./PainPanel.tsx";
import { ReportPanel } from "./ReportPanel.tsx";
import { StreakPanel } from "./StreakPanel.tsx";
import { TrendPanel } from "./TrendPanel.tsx";
import { useCharts } from "./useCharts.ts";

export type ReportBodyProps = {
  dashboard: Dashboard | null;
  heat: Loadable<PracticeHeat>;
  view: DashboardView;
  /** 読み直している間。出ている数は、そのまま残る。 */
  refreshing: boolean;
  onPageChange: (page: number) => void;
  onRetry: (part: "dashboard" | "heat") => void;
  /** 図は、題と絞り込みが出てから運ぶ。 */
  loadPart: LoadPart;
};

/** 区画を並べる。一つの区画の失敗は、ほかに及ばない（ER-4）。 */
export function ReportBody({ dashboard, heat, view, refreshing, onPageChange, onRetry, loadPart }: ReportBodyProps) {
  const charts = useCharts(loadPart);
  const part = { dashboard, busy: refreshing, onRetry: () => onRetry("dashboard") };

  return (
    <>
      {dashboard && dashboard.pain.length > 0 && <PainPanel reports={dashboard.pain} />}
      <ReportPanel view={view} {...part} />
      <Columns split="8+4">
        <TrendPanel charts={charts} {...part} />
        <MissingPanel view={view} {...part} />
      </Columns>
      <Columns split="4+8">
        <CalendarPanel charts={charts} {...part} />
        <GuardPanel {...part} />
      </Columns>
      <Columns split="8+4">
        <LoadPanel charts={charts} {...part} />
        <StreakPanel {...part} />
      </Columns>
      <HeatPanel
        charts={charts}
        heat={heat}
        page={view.page}
        busy={refreshing}
        onPageChange={onPageChange}
        onRetry={() => onRetry("heat")}
      />
    </>
  );
}
