import type { CsvProblem } from "@kyuseki/domain/csv";
import { useMemo, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { CardRow } from "../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../components/DataTable/DataTable.tsx";
import type { TableColumn, TableView } from "../../components/DataTable/tableColumn.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { Segment } from "../../components/Segment/Segment.tsx";
import { Status } from "../../components/Status/Status.tsx";
import { csvProblemText } from "../../copy/csvFile.ts";
import { csvCheckText, csvValueText } from "../../copy/csvImport.ts";
import type { CsvCheck, OpenedCsv } from "./csvStage.ts";

type ProblemTableProps = Pick<CsvCheck, "refused" | "warnings"> & { file: OpenedCsv };
type Row = CsvProblem & { id: string; left: boolean };
type Sort = "row" | "reason";
type Shown = "all" | "left" | "taken";

/** 取り込まない行と、そのまま取り込むが確かめてほしい値。 */
export function ProblemTable({ file, refused, warnings }: ProblemTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [shown, setShown] = useState<Shown>("all");
  const [view, setView] = useState<TableView<Sort>>({ sort: { id: "row", dir: "asc" }, page: 1, size: 10 });
  const columns = useMemo(() => columnsFor(intl, file.header), [intl, file.header]);
  const rows = useMemo(() => {
    const every = [
      ...refused.map((problem) => ({ ...problem, left: true })),
      ...warnings.map((problem) => ({ ...problem, left: false })),
    ].map((problem, at): Row => ({ ...problem, id: `${at}` }));
    return shown === "all" ? every : every.filter(({ left }) => left === (shown === "left"));
  }, [refused, warnings, shown]);
  const count = { all: refused.length + warnings.length, left: refused.length, taken: warnings.length };

  return (
    <DataTable
      caption={formatMessage(csvCheckText.title)}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      view={view}
      onViewChange={(change) => setView({ ...view, ...change })}
      density="tight"
      bar={
        count.left > 0 && count.taken > 0 ? (
          <Segment
            label={formatMessage(csvCheckText.shown)}
            options={[
              { value: "all", label: formatMessage(csvValueText.all, { count: count.all }) },
              { value: "left", label: formatMessage(csvValueText.refused, { count: count.left }) },
              { value: "taken", label: formatMessage(csvValueText.warned, { count: count.taken }) },
            ]}
            value={shown}
            onChange={(next) => {
              setShown(next);
              setView({ ...view, page: 1 });
            }}
          />
        ) : undefined
      }
      card={(row) => (
        <CardRow
          name={columnName(intl, file.header, row)}
          lead={row.row}
          end={row.text || formatMessage(csvCheckText.blank)}
          bar={formatMessage(csvProblemText[row.code])}
          facts={[{ label: formatMessage(csvCheckText.outcome), value: outcome(intl, row), plain: true }]}
        />
      )}
      empty={<EmptyState title={formatMessage(csvCheckText.none)} />}
    />
  );
}

function columnsFor(intl: IntlShape, header: readonly string[]): readonly TableColumn<Row, Sort>[] {
  const { formatMessage } = intl;
  return [
    {
      id: "row",
      header: formatMessage(csvCheckText.row),
      rowHeader: true,
      align: "end",
      numeric: "plain",
      sortKey: ({ row }) => row,
      firstDir: "asc",
      cell: ({ row }) => row,
    },
    { id: "column", header: formatMessage(csvCheckText.column), cell: (row) => columnName(intl, header, row) },
    {
      id: "written",
      header: formatMessage(csvCheckText.written),
      tone: ({ left }) => (left ? "danger" : "warn"),
      cell: ({ text }) => text || formatMessage(csvCheckText.blank),
    },
    {
      id: "reason",
      header: formatMessage(csvCheckText.reason),
      width: "l",
      sortKey: ({ code }) => formatMessage(csvProblemText[code]),
      firstDir: "asc",
      cell: ({ code }) => formatMessage(csvProblemText[code]),
    },
    { id: "outcome", header: formatMessage(csvCheckText.outcome), cell: (row) => outcome(intl, row) },
  ];
}

const columnName = ({ formatMessage }: IntlShape, header: readonly string[], { column }: Row) =>
  (column === null ? undefined : header[column]) ?? formatMessage(csvCheckText.noColumn);

const outcome = ({ formatMessage }: IntlShape, { left }: Row) => (
  <Status tone={left ? "error" : "wait"}>{formatMessage(csvCheckText[left ? "left" : "taken"])}</Status>
);
