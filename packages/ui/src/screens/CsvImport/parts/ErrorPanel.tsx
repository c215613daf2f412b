import { useMemo, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import styled from "styled-components";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { TableColumn, TableView } from "../../../components/DataTable/parts/tableColumn.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Panel, type PanelProps } from "../../../components/Panel/Panel.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { csvCheckText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import { token } from "../../../tokens/theme.ts";
import type { CsvImportScreenProps } from "./csvImportProps.ts";
import { Outcome } from "./Outcome.tsx";
import type { CheckRow } from "./useCheckRows.ts";

type ErrorPanelProps = Pick<CsvImportScreenProps, "onLeaveRow"> &
  Pick<PanelProps, "footer" | "children"> & { rows: readonly CheckRow[] };
type Sort = "row" | "reason";
type Shown = "all" | CheckRow["about"];

/** 取り込まない行と、そのまま取り込むが確かめてほしい値。 */
export function ErrorPanel({ rows, onLeaveRow, children, ...panel }: ErrorPanelProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  // Names are decided beside the table, and one of them may stand for hundreds of rows.
  const [shown, setShown] = useState<Shown>("value");
  const [view, setView] = useState<TableView<Sort>>({ sort: { id: "row", dir: "asc" }, page: 1, size: 10 });
  const columns = useMemo(() => columnsFor(intl, onLeaveRow), [intl, onLeaveRow]);
  const names = rows.filter(({ about }) => about === "name").length;
  const values = rows.length - names;
  const isMixed = names > 0 && values > 0;
  const visible = useMemo(
    () => (isMixed && shown !== "all" ? rows.filter(({ about }) => about === shown) : rows),
    [rows, isMixed, shown],
  );

  return (
    <Panel
      {...panel}
      flush
      title={formatMessage(csvCheckText.title)}
      action={
        isMixed && (
          <Segment
            label={formatMessage(csvCheckText.shown)}
            options={[
              { value: "all", label: formatMessage(csvValueText.all, { count: rows.length }) },
              { value: "name", label: formatMessage(csvValueText.aboutName, { count: names }) },
              { value: "value", label: formatMessage(csvValueText.aboutValue, { count: values }) },
            ]}
            value={shown}
            onChange={(next) => {
              setShown(next);
              setView({ ...view, page: 1 });
            }}
          />
        )
      }
    >
      <DataTable
        caption={formatMessage(csvCheckText.title)}
        columns={columns}
        rows={visible}
        rowId={({ id }) => id}
        view={view}
        onViewChange={(change) => setView({ ...view, ...change })}
        density="tight"
        card={(row) => (
          <CardRow
            name={row.column ?? formatMessage(csvCheckText.noColumn)}
            lead={row.row}
            end={<Wrapping>{row.text || formatMessage(csvCheckText.blank)}</Wrapping>}
            bar={row.reason}
            facts={[
              {
                label: formatMessage(csvCheckText.outcome),
                value: <Outcome row={row} onLeaveRow={onLeaveRow} />,
                plain: true,
              },
            ]}
          />
        )}
        empty={<EmptyState title={formatMessage(csvCheckText.none)} />}
      />
      {children}
    </Panel>
  );
}

function columnsFor(
  { formatMessage }: IntlShape,
  onLeaveRow: ErrorPanelProps["onLeaveRow"],
): readonly TableColumn<CheckRow, Sort>[] {
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
    {
      id: "column",
      header: formatMessage(csvCheckText.column),
      cell: ({ column }) => <Wrapping>{column ?? formatMessage(csvCheckText.noColumn)}</Wrapping>,
    },
    {
      id: "written",
      header: formatMessage(csvCheckText.written),
      tone: ({ about, outcome }) => (about === "value" && outcome === "refused" ? "danger" : "warn"),
      cell: ({ text }) => <Wrapping>{text || formatMessage(csvCheckText.blank)}</Wrapping>,
    },
    {
      id: "reason",
      header: formatMessage(csvCheckText.reason),
      width: "l",
      sortKey: ({ reason }) => reason,
      firstDir: "asc",
      cell: ({ reason }) => <Wrapping>{reason}</Wrapping>,
    },
    {
      id: "outcome",
      header: formatMessage(csvCheckText.outcome),
      cell: (row) => <Outcome row={row} onLeaveRow={onLeaveRow} />,
    },
  ];
}

/** Texts from a file may be long. */
const Wrapping = styled.span`
  display: block;
  line-height: ${token("lh-body")};
  overflow-wrap: anywhere;
  white-space: normal;
  word-break: auto-phrase;

  td > & {
    min-width: 6em;
  }
`;
