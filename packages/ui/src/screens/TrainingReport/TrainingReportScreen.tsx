import { kanaName, type TrainingReport } from "@kyuseki/domain";
import { menuGroups } from "@kyuseki/domain/training";
import { useDeferredValue, useMemo } from "react";
import { useIntl } from "react-intl";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { ListFoot } from "../../components/DataTable/parts/ListFoot.ts";
import { TableSkeleton } from "../../components/DataTable/parts/TableSkeleton.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { ExportButton, type ExportButtonProps } from "../../components/ExportButton/ExportButton.tsx";
import { usePainWords } from "../../components/PainReport/usePainWords.ts";
import { Panel } from "../../components/Panel/Panel.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { gradeText } from "../../copy/members/person.ts";
import { menuGroupText } from "../../copy/practice/training.ts";
import { trainingCsvText, trainingCsvValueText, trainingReportText } from "../../copy/practice/trainingReport.ts";
import type { CsvColumn } from "../../format/csv.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import type { Loadable } from "../../state/loadable.ts";
import { media } from "../../tokens/theme.ts";
import { TrainingFilters } from "./parts/TrainingFilters.tsx";
import { TrainingPains } from "./parts/TrainingPains.tsx";
import { TrainingTable, type TrainingTableProps } from "./parts/TrainingTable.tsx";
import { matchingTrainingRows, type TrainingRow, trainingRows } from "./parts/trainingRows.ts";
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

type TrainingExportProps = Pick<ExportButtonProps<TrainingRow>, "rows" | "onExport"> & { today: string };

/** 絞り込んだ選手の数字を、すべて CSV で残す。 */
function TrainingExport({ rows, today, ...rest }: TrainingExportProps) {
  const { formatMessage } = useIntl();
  const { painOf } = usePainWords();
  const column = (id: keyof typeof trainingCsvText, value: CsvColumn<TrainingRow>["value"]) => ({
    header: formatMessage(trainingCsvText[id]),
    value,
  });
  const columns: readonly CsvColumn<TrainingRow>[] = [
    column("name", ({ name }) => name),
    column("kana", ({ member }) => kanaName(member)),
    column("grade", ({ member }) => formatMessage(gradeText[member.grade])),
    column("days", ({ member }) => member.days),
    column("expected", ({ member }) => member.expected),
    column("rate", ({ rate }) => rate),
    column("rateBefore", ({ rateBefore }) => rateBefore),
    column("streak", ({ member }) => member.streak),
    column("minutes", ({ member }) => member.minutes),
    column("load", ({ member }) => member.load),
    ...menuGroups.map((group) => ({
      header: formatMessage(trainingCsvValueText.group, { group: formatMessage(menuGroupText[group]) }),
      value: ({ member }: TrainingRow) => member[group],
    })),
    column("last", ({ member }) => member.last_date),
    column("pain", ({ member }) => member.pain && painOf(member.pain)),
  ];

  return (
    <ExportButton
      {...rest}
      columns={columns}
      rows={rows}
      fileName={formatMessage(trainingCsvValueText.file, { day: today.replaceAll("-", "") })}
    />
  );
}
