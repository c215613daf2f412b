import type { BattingSummary, Span } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { useDrawing } from "../../charts/ChartFrame/useDrawing.ts";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { ReportFrame } from "../../components/ReportFrame/ReportFrame.tsx";
import type { ReportFrameAround } from "../../components/ReportFrame/reportFrameProps.ts";
import { reportBattingText } from "../../copy/analyzer/reportBatting.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import type { Loadable } from "../../state/loadable.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { AnglePanel } from "./parts/AnglePanel.tsx";
import { FlightPanel } from "./parts/FlightPanel.tsx";
import { SummaryFilters } from "./parts/SummaryFilters.tsx";
import { SummaryPanel } from "./parts/SummaryPanel.tsx";
import { TrendPanel } from "./parts/TrendPanel.tsx";
import { TypesPanel } from "./parts/TypesPanel.tsx";
import type { BattingSummaryView } from "./view.ts";

export type ReportBattingSummaryScreenProps = ReportFrameAround & {
  /** `view` の条件の集計。 */
  summary: Loadable<BattingSummary>;
  view: BattingSummaryView;
  /** YYYY-MM-DD。 */
  today: string;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<BattingSummaryView>) => void;
  onRetry: () => void;
  /** 図は、題と絞り込みが出てから運ぶ。 */
  loadPart: LoadPart;
};

/** 選手一人の打撃のまとめ。種類と球は混ぜない。 */
export function ReportBattingSummaryScreen(props: ReportBattingSummaryScreenProps) {
  const { summary, view, today, onViewChange, onRetry, loadPart, ...around } = props;
  const { formatMessage } = useIntl();
  const charts = useDrawing(loadPart, fetchCharts);
  const ready = summary.status === "ready" ? summary.value : null;
  const isEmpty = ready?.figures.count === 0;
  const part = { summary: ready, charts };

  return (
    <ReportFrame
      {...around}
      mode="batting"
      tab="summary"
      period={{ value: view.period, onChange: (period: Span) => onViewChange({ period }), today }}
    >
      <SummaryFilters summary={ready} view={view} today={today} onChange={onViewChange} />
      {summary.status === "failed" && (
        <Panel flush aria-label={formatMessage(titleText["report-batting-summary"])}>
          <ErrorState code={summary.code} onRetry={onRetry} />
        </Panel>
      )}
      {isEmpty && (
        <Panel flush aria-label={formatMessage(titleText["report-batting-summary"])}>
          <EmptyState
            title={formatMessage(reportBattingText.emptyTitle)}
            action={
              (view.period === 1 || view.period === 2) && (
                <Button onClick={() => onViewChange({ period: 3 })}>{formatMessage(reportBattingText.longer)}</Button>
              )
            }
          >
            {formatMessage(reportBattingText.emptyBody)}
          </EmptyState>
        </Panel>
      )}
      {summary.status !== "failed" && !isEmpty && (
        <>
          <SummaryPanel summary={ready} view={view} />
          <Columns split="8+4">
            <FlightPanel {...part} />
            <TypesPanel summary={ready} />
          </Columns>
          <Columns split="6+6">
            <TrendPanel {...part} />
            <AnglePanel {...part} />
          </Columns>
        </>
      )}
    </ReportFrame>
  );
}

const fetchCharts = () => import("./parts/charts.ts");
