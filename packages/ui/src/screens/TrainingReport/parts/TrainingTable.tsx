import type { Period, TrainingDay, TrainingReport } from "@kyuseki/domain";
import { memo, useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { CardParts, RowId } from "../../../components/DataTable/parts/tableFeatures.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { periodBeforeText } from "../../../copy/controls/period.ts";
import { statPanelText } from "../../../copy/controls/statPanel.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import {
  trainingColumnText,
  trainingReportText,
  trainingReportValueText,
} from "../../../copy/practice/trainingReport.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import type { Loadable } from "../../../state/loadable.ts";
import { trainingColumns } from "../trainingColumns.tsx";
import { noTrainingConditions, type TrainingReportView, type TrainingSort } from "../view.ts";
import { LastDay } from "./LastDay.tsx";
import { LastRecord } from "./LastRecord.tsx";
import { PainTag } from "./PainTag.tsx";
import { RateBar } from "./RateBar.tsx";
import { Recent } from "./Recent.tsx";
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

type TrainingCardProps = { row: TrainingRow; parts: CardParts; today: string; goal: number; period: Period };

/** スマートフォンでの一人分。 */
function TrainingCard({ row, parts, today, goal, period }: TrainingCardProps) {
  const { formatMessage } = useIntl();
  const { member, name, rate, rateBefore } = row;

  return (
    <CardRow
      name={
        <PersonCell name={name} grade={member.grade}>
          <PainTag pain={member.pain} />
        </PersonCell>
      }
      href={`/training-report/${member.id}`}
      end={parts.toggle}
      bar={
        <Stack gap="s">
          <RateBar rate={rate} goal={goal} />
          <Recent member={member} today={today} size="wide" />
        </Stack>
      }
      facts={[
        {
          label: formatMessage(periodBeforeText[period]),
          value: <UnitNumber value={rateBefore} unit="%" digits={0} />,
        },
        {
          label: formatMessage(trainingColumnText.streak),
          value: <UnitNumber value={member.streak} unit={formatMessage(statPanelText.day)} digits={0} />,
        },
        { label: formatMessage(trainingColumnText.last), value: <LastRecord row={row} /> },
      ]}
    />
  );
}

/** 選手ごとの実施の表。行を開くと、最後の日の記録が出る。 */
export const TrainingTable = memo(function TrainingTable(props: TrainingTableProps) {
  const { report, rows, view, refreshing, opened, onOpen, onRetryDay, onViewChange } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const { period } = view;
  const most = useMemo(
    () => Math.max(0, ...report.members.flatMap(({ batting, pitching, strength }) => [batting, pitching, strength])),
    [report],
  );
  const columns = useMemo(() => trainingColumns(intl, report, { period, most }), [intl, report, period, most]);
  const { conditions } = useTrainingWords(view);
  const today = report.range.end;

  return (
    <List>
      <DataTable<TrainingRow, TrainingSort>
        caption={formatMessage(titleText["training-report"])}
        columns={columns}
        rows={rows}
        rowId={idOf}
        card={(row, parts) => <TrainingCard row={row} parts={parts} today={today} goal={report.goal} period={period} />}
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
