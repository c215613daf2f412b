import type { TrainingReport } from "@kyuseki/domain";
import { useDeferredValue, useMemo } from "react";
import { useIntl } from "react-intl";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { ListFoot } from "../../components/DataTable/parts/ListFoot.ts";
import { TableSkeleton } from "../../components/DataTable/parts/TableSkeleton.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { trainingReportText } from "../../copy/practice/trainingReport.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import type { Loadable } from "../../state/loadable.ts";
import { media } from "../../tokens/theme.ts";
import { TrainingExport, type TrainingExportProps } from "./parts/TrainingExport.tsx";
import { TrainingFilters } from "./parts/TrainingFilters.tsx";
import { TrainingPains } from "./parts/TrainingPains.tsx";
import { TrainingTable, type TrainingTableProps } from "./parts/TrainingTable.tsx";
import { matchingTrainingRows, trainingRows } from "./parts/trainingRows.ts";
import { defaultTrainingReportView, type TrainingReportView } from "./view.ts";

export type TrainingReportScreenProps = Pick<TrainingTableProps, "opened" | "onOpen" | "onRetryDay"> & {
  /** `view.period` の期間の、在籍している選手すべて。 */
  report: Loadable<TrainingReport>;
  /** 届いている記録を、新しいものに入れ替えている間。 */
  refreshing?: boolean;
  view: TrainingReportView;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<TrainingReportView>) => void;
  onRetry: () => void;
  /** 渡さなければ、CSV を端末に保存する。 */
  onExport?: TrainingExportProps["onExport"];
};

/** 選手ごとの実施率と、最近の記録。低い人から。 */
export function TrainingReportScreen(props: TrainingReportScreenProps) {
  const { report, refreshing = false, view, onViewChange, onRetry, onExport, ...expansion } = props;
  const { formatMessage } = useIntl();
  const isMobile = useMedia(media.mobile);
  // Typing stays responsive with a long list.
  const { q, grade, missing, pain } = useDeferredValue(view);
  const ready = report.status === "ready" ? report.value : null;
  const rows = useMemo(() => (ready ? trainingRows(ready) : []), [ready]);
  const hits = useMemo(() => matchingTrainingRows(rows, { q, grade, missing, pain }), [rows, q, grade, missing, pain]);
  const isEmpty = ready?.members.length === 0;
  const toExport = ready && hits.length > 0 && (
    <TrainingExport rows={hits} today={ready.range.end} {...(onExport && { onExport })} />
  );

  return (
    <Page>
      {!isEmpty && (
        <TrainingFilters
          view={view}
          range={ready?.range}
          found={ready && { hits: hits.length, total: rows.length }}
          onChange={(change) => onViewChange({ ...change, page: defaultTrainingReportView.page })}
          end={toExport}
        />
      )}
      <TrainingPains rows={hits} />
      <Panel flush aria-label={formatMessage(titleText["training-report"])}>
        {report.status === "loading" && <TableSkeleton rows={view.size} />}
        {report.status === "failed" && <ErrorState code={report.code} onRetry={onRetry} />}
        {isEmpty && (
          <EmptyState
            title={formatMessage(trainingReportText.emptyTitle)}
            action={<ButtonLink href="/member-list">{formatMessage(trainingReportText.emptyAction)}</ButtonLink>}
          >
            {formatMessage(trainingReportText.emptyText)}
          </EmptyState>
        )}
        {ready && !isEmpty && (
          <TrainingTable
            {...expansion}
            report={ready}
            rows={hits}
            view={view}
            refreshing={refreshing}
            onViewChange={onViewChange}
          />
        )}
        {isMobile && toExport && <ListFoot>{toExport}</ListFoot>}
      </Panel>
    </Page>
  );
}
