import type { EvaluationTable } from "@kyuseki/domain";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { TableColumn } from "../../../components/DataTable/parts/tableColumn.ts";
import { Delta } from "../../../components/Delta/Delta.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ExportButton } from "../../../components/ExportButton/ExportButton.tsx";
import { useNameSearch } from "../../../components/FilterBar/useNameSearch.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { evaluationText, evaluationValueText } from "../../../copy/practice/evaluation.ts";
import { fileDay } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import type { ColumnSort, EvaluationView } from "../view.ts";
import type { EvaluationBarProps } from "./EvaluationBar.tsx";
import { ImportLink } from "./ImportLink.tsx";
import { type TableMeasure, type TableRow, tableCsv, tableMeasures, tableRows } from "./itemsTable.ts";

export type ItemsTableProps = Pick<EvaluationBarProps, "analyzer" | "today" | "onExport"> & {
  table: EvaluationTable;
  view: EvaluationView;
  refreshing: boolean;
  onViewChange: (change: Partial<EvaluationView>) => void;
};

type Sort = ColumnSort | "name";

/** 選手と、測ったすべての種類と項目の表。前からの増減と、自己ベストも。 */
export function ItemsTable({ table, view, refreshing, analyzer, today, onExport, onViewChange }: ItemsTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { grade, gender, q, sort, page, size } = view;
  const rows = useMemo(() => tableRows(table, { grade, gender }), [table, grade, gender]);
  const measures = useMemo(() => tableMeasures(intl, table), [intl, table]);
  const columns = useMemo(() => itemColumns(intl, measures), [intl, measures]);
  const { hits, field } = useNameSearch(rows, q, (typed) => onViewChange({ q: typed, page: 1 }));
  const chosen = columns.find(({ id }) => id === sort?.id)?.id as Sort | undefined; // The ids of `itemColumns`.
  const order = { sort: chosen && sort ? { id: chosen, dir: sort.dir } : byName, page, size };

  return (
    <DataTable<TableRow, Sort>
      caption={formatMessage(evaluationText.everyItem)}
      columns={columns}
      rows={hits}
      rowId={({ player }) => player.id}
      wide
      density="tight"
      refreshing={refreshing}
      view={order}
      onViewChange={onViewChange}
      card={(row) => (
        <CardRow
          name={<PlayerLink row={row} />}
          facts={measures.flatMap((column) =>
            row.values.has(column.index)
              ? [{ label: headerOf(intl, column), value: <ItemCell row={row} column={column} /> }]
              : [],
          )}
        />
      )}
      bar={
        <>
          {field}
          <OrderSelect columns={columns} sort={order.sort} onChange={onViewChange} />
          {analyzer && <ImportLink />}
          <ExportButton
            variant="ghost"
            size="s"
            columns={tableCsv(intl, measures)}
            rows={hits}
            fileName={formatMessage(evaluationValueText.tableFile, { date: fileDay(today) })}
            onExport={onExport}
          />
        </>
      }
      barStays
      empty={
        <EmptyState
          title={formatMessage(q === "" ? evaluationText.noHits : evaluationText.noName)}
          action={
            <Button onClick={() => onViewChange({ grade: null, gender: null, q: "", page: 1 })}>
              {formatMessage(evaluationText.clear)}
            </Button>
          }
        />
      }
    />
  );
}

const byName = { id: "name", dir: "asc" } as const;

const headerOf = ({ formatMessage }: IntlShape, { measure: { name, unit } }: TableMeasure) =>
  formatMessage(evaluationValueText.withUnit, { name, unit });

function itemColumns(intl: IntlShape, measures: readonly TableMeasure[]): readonly TableColumn<TableRow, Sort>[] {
  return [
    {
      id: "name",
      header: intl.formatMessage(evaluationText.player),
      rowHeader: true,
      cell: (row) => <PlayerLink row={row} />,
      sortKey: ({ nameRank }) => nameRank,
      firstDir: "asc",
    },
    ...measures.map(
      (column): TableColumn<TableRow, Sort> => ({
        id: column.sort,
        header: headerOf(intl, column),
        align: "end",
        cell: (row) => <ItemCell row={row} column={column} />,
        sortKey: ({ values }) => values.get(column.index)?.best ?? null,
        firstDir: column.measure.better === "higher" ? "desc" : "asc",
      }),
    ),
  ];
}

function PlayerLink({ row: { player, name } }: { row: TableRow }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Link href={`/member-list/${player.id}`} look="bare">
        <b>{name}</b>
      </Link>{" "}
      <Caption as="span">{formatMessage(gradeText[player.grade])}</Caption>
    </>
  );
}

/** 値と増減、自己ベストならその印。 */
function ItemCell({ row, column }: { row: TableRow; column: TableMeasure }) {
  const { formatMessage } = useIntl();
  const { digits, better, isCount } = column.measure;
  const value = row.values.get(column.index);
  if (!value) return <UnitNumber value={null} />;
  return (
    <Cell>
      {value.verdict === "best" && <Tag tone="best">{formatMessage(evaluationText.best)}</Tag>}
      {value.verdict === "confirm" && (
        <Tag tone="w" title={formatMessage(evaluationText.confirmBody)}>
          {formatMessage(evaluationText.confirm)}
        </Tag>
      )}
      <UnitNumber value={value.best} digits={digits} />
      <Delta value={value.change} digits={digits} sense={isCount ? "plain" : better} />
    </Cell>
  );
}

const Cell = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};

  /* Values stand below each other, however many digits the changes have. */
  td > & {
    flex-wrap: nowrap;
  }
  td > & > :last-child {
    min-width: ${token("sp-8")};
  }
`;
