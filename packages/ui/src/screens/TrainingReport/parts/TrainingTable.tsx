import type { TrainingDay, TrainingReport } from "@kyuseki/domain";
import { memo, useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { RowId } from "../../../components/DataTable/parts/tableFeatures.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import {
  trainingColumnSetText,
  trainingReportText,
  trainingReportValueText,
} from "../../../copy/practice/trainingReport.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { trainingColumns } from "../trainingColumns.tsx";
import {
  noTrainingConditions,
  type TrainingReportView,
  type TrainingSort,
  trainingColumnSets,
  trainingColumnSorts,
} from "../view.ts";
import { AmountCard } from "./AmountCard.tsx";
import { LastDay } from "./LastDay.tsx";
import { orderWords } from "./orderWords.ts";
import { TrainingCard } from "./TrainingCard.tsx";
import { trainingReportStyle } from "./trainingReportStyle.ts";
import type { TrainingRow } from "./trainingRows.ts";
import { useTrainingWords } from "./useTrainingWords.ts";

export type TrainingTableProps = {
  report: TrainingReport;
  /** 条件に合う選手。 */
  rows: readonly TrainingRow[];
  view: TrainingReportView;
  refreshing: boolean;
  /** 開いている行と、その中身。 */
  opened: { id: number; day: Loadable<TrainingDay | null> } | null;
  onOpen: (id: number | null) => void;
  onRetryDay: () => void;
  onViewChange: (change: Partial<TrainingReportView>) => void;
};

/** 選手ごとの実施の表。行を開くと、最後の日の記録が出る。 */
export const TrainingTable = memo(function TrainingTable(props: TrainingTableProps) {
  const { report, rows, view, refreshing, opened, onOpen, onRetryDay, onViewChange } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { period, columns: set } = view;
  const leading = rows[0]?.leading;
  const isInSet = trainingColumnSorts[set].some((id) => id === view.sort.id);
  const extra = isInSet ? null : view.sort.id;
  const columns = useMemo(
    () => trainingColumns(intl, report, { period, columns: set, extra, leading }),
    [intl, report, period, set, extra, leading],
  );
  const { conditions } = useTrainingWords(view);
  const today = report.range.end;

  return (
    <List>
      <DataTable<TrainingRow, TrainingSort>
        caption={formatMessage(titleText["training-report"])}
        columns={columns}
        rows={rows}
        rowId={idOf}
        card={(row, parts) =>
          set === "amounts" ? (
            <AmountCard row={row} parts={parts} />
          ) : (
            <TrainingCard row={row} parts={parts} today={today} goal={report.goal} period={period} />
          )
        }
        wide={set === "amounts"}
        bar={
          <>
            <FilterSegment
              label={formatMessage(trainingReportText.columns)}
              options={trainingColumnSets.map((value) => ({
                value,
                label: formatMessage(trainingColumnSetText[value]),
              }))}
              value={set}
              onChange={(value) => onViewChange({ columns: value })}
            />
            <OrderSelect
              columns={columns}
              sort={view.sort}
              onChange={onViewChange}
              wordsOf={(sort) => orderWords(intl, sort)}
            />
          </>
        }
        view={view}
        onViewChange={onViewChange}
        refreshing={refreshing}
        expansion={{
          open: opened?.id ?? null,
          onOpenChange: (id: RowId | null) => onOpen(id === null ? null : Number(id)),
          nameOf: ({ name }) => name,
          detail: ({ member }) => (
            <LastDay member={member} day={opened?.day ?? { status: "loading" }} onRetry={onRetryDay} />
          ),
        }}
        empty={
          <EmptyState
            title={formatMessage(trainingReportText.noneTitle)}
            action={
              <Button onClick={() => onViewChange(noTrainingConditions)}>
                {formatMessage(trainingReportText.noneAction)}
              </Button>
            }
          >
            {formatMessage(trainingReportValueText.noHits, { filter: conditions })}
          </EmptyState>
        }
      />
    </List>
  );
});

const idOf = ({ member }: TrainingRow) => member.id;

const List = styled.div`
  ${trainingReportStyle}
`;
