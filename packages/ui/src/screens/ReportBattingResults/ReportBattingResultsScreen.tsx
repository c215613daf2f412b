import type { BattingResults, MeasuredBall } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Button } from "../../components/Button/Button.tsx";
import { ListFoot } from "../../components/DataTable/parts/ListFoot.ts";
import { TableSkeleton } from "../../components/DataTable/parts/TableSkeleton.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { ReportFrame } from "../../components/ReportFrame/ReportFrame.tsx";
import type { ReportFrameAround } from "../../components/ReportFrame/reportFrameProps.ts";
import { reportBattingText } from "../../copy/analyzer/reportBatting.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { useMedia } from "../../layout/useMedia.ts";
import type { Loadable } from "../../state/loadable.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { media } from "../../tokens/theme.ts";
import { ResultsExport } from "./parts/ResultsExport.tsx";
import { ResultsFilters } from "./parts/ResultsFilters.tsx";
import { ResultsPanel } from "./parts/ResultsPanel.tsx";
import { ResultsTable, type ResultsTableProps } from "./parts/ResultsTable.tsx";
import { type BattingResultsView, defaultBattingResultsView } from "./view.ts";

export type ReportBattingResultsScreenProps = ReportFrameAround &
  Pick<ResultsTableProps, "changes"> & {
    /** `view` の条件とページの記録。 */
    results: Loadable<BattingResults>;
    /** 届いている記録を、新しいものに入れ替えている間。 */
    refreshing?: boolean;
    /** 今日（日本時間）。 */
    today: string;
    view: BattingResultsView;
    /** 変わったところだけが届く。 */
    onViewChange: (change: Partial<BattingResultsView>) => void;
    onRetry: () => void;
    /** 絞り込んだすべての記録。届かなければ、それを伝えて null。 */
    readAll: () => Promise<readonly MeasuredBall[] | null>;
    /** 日付を選ぶ部品は、見出しが出てから運ぶ。 */
    loadPart: LoadPart;
  };

/** 一球ごとの打撃の記録。まちがった記録は直すか、消す。 */
export function ReportBattingResultsScreen(props: ReportBattingResultsScreenProps) {
  const { results, refreshing = false, today, view, onViewChange, onRetry, ...others } = props;
  const { changes, readAll, loadPart, ...around } = others;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  const ready = results.status === "ready" ? results.value : null;
  const isEmpty = ready?.total === 0;
  const title = formatMessage(titleText["report-batting-results"]);
  const narrow = (change: Partial<BattingResultsView>) => onViewChange({ page: 1, ...change });
  const toExport = ready && !isEmpty && <ResultsExport results={ready} readAll={readAll} />;

  return (
    <ReportFrame {...around} mode="batting" tab="results">
      <ResultsFilters results={ready} view={view} today={today} onChange={narrow} end={toExport} loadPart={loadPart} />
      {results.status !== "failed" && !isEmpty && <ResultsPanel results={ready} view={view} />}
      <Panel flush aria-label={title}>
        {results.status === "loading" && <TableSkeleton rows={view.size} />}
        {results.status === "failed" && <ErrorState code={results.code} onRetry={onRetry} />}
        {isEmpty && (
          <EmptyState
            title={formatMessage(reportBattingText.emptyTitle)}
            action={
              <Button onClick={() => onViewChange(defaultBattingResultsView)}>
                {formatMessage(reportBattingText.everyBall)}
              </Button>
            }
          >
            {formatMessage(reportBattingText.resultsEmptyBody)}
          </EmptyState>
        )}
        {ready && !isEmpty && (
          <ResultsTable
            results={ready}
            view={view}
            refreshing={refreshing}
            changes={changes}
            onViewChange={onViewChange}
          />
        )}
        {isMobile && toExport && <ListFoot>{toExport}</ListFoot>}
      </Panel>
    </ReportFrame>
  );
}
