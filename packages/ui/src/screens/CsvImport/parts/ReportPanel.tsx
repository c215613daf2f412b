import type { ColumnReport, ColumnSummary } from "@kyuseki/domain/csv";
import { useMemo, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import styled from "styled-components";
import { Accordion } from "../../../components/Accordion/Accordion.tsx";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { TableColumn, TableView } from "../../../components/DataTable/parts/tableColumn.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { csvTargetText } from "../../../copy/analyzer/csvFile.ts";
import { csvReportText, csvReportValueText } from "../../../copy/analyzer/csvReport.ts";
import { token } from "../../../tokens/theme.ts";
import { unitName } from "./unitName.ts";

type ReportPanelProps = { report: ColumnReport; header: readonly string[] };

/** ファイルの列が何になったか。読まなかった列も、ここで分かる。 */
export function ReportPanel({ report, header }: ReportPanelProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [view, setView] = useState<TableView<"column">>({ sort: { id: "column", dir: "asc" }, page: 1, size: 25 });
  const columns = useMemo(() => columnsFor(intl, header), [intl, header]);
  const names = (places: readonly number[]) => places.map((place) => header[place]).join("、");

  return (
    <Panel
      flush
      title={formatMessage(csvReportText.title)}
      caption={formatMessage(csvReportValueText.read, { read: report.columns.length, total: header.length })}
    >
      {report.unreadSpeeds.length > 0 && (
        <Inset>
          <Banner tone="w">
            {formatMessage(csvReportValueText.unreadSpeeds, { names: names(report.unreadSpeeds) })}
          </Banner>
        </Inset>
      )}
      <DataTable
        caption={formatMessage(csvReportText.title)}
        columns={columns}
        rows={report.columns}
        rowId={({ target }) => target}
        view={view}
        onViewChange={(change) => setView({ ...view, ...change })}
        density="tight"
        card={(row) => (
          <CardRow
            name={header[row.column]}
            end={<Names>{[formatMessage(csvTargetText[row.target]), unitOf(intl, row)].join(" ")}</Names>}
            facts={[
              { label: formatMessage(csvReportText.count), value: intl.formatNumber(row.count) },
              ...(row.values
                ? [
                    { label: formatMessage(csvReportText.mean), value: meanOf(intl, row) },
                    { label: formatMessage(csvReportText.range), value: rangeOf(intl, row) },
                  ]
                : []),
            ]}
          />
        )}
        empty={<EmptyState title={formatMessage(csvReportText.none)} />}
      />
      {report.unread.length > 0 && (
        <Inset>
          <Accordion
            open={report.unread.length <= shownUnread}
            title={formatMessage(csvReportValueText.unread, { count: report.unread.length })}
          >
            <Names>{names(report.unread)}</Names>
          </Accordion>
        </Inset>
      )}
    </Panel>
  );
}

function columnsFor(intl: IntlShape, header: readonly string[]): readonly TableColumn<ColumnSummary, "column">[] {
  const { formatMessage, formatNumber } = intl;
  return [
    {
      id: "column",
      header: formatMessage(csvReportText.column),
      rowHeader: true,
      sortKey: ({ column }) => column,
      firstDir: "asc",
      cell: ({ column }) => <Names>{header[column]}</Names>,
    },
    {
      id: "target",
      header: formatMessage(csvReportText.target),
      cell: ({ target }) => formatMessage(csvTargetText[target]),
    },
    { id: "unit", header: formatMessage(csvReportText.unit), cell: (row) => unitOf(intl, row) },
    {
      id: "count",
      header: formatMessage(csvReportText.count),
      align: "end",
      numeric: "plain",
      cell: ({ count }) => formatNumber(count),
    },
    {
      id: "mean",
      header: formatMessage(csvReportText.mean),
      align: "end",
      numeric: "key",
      cell: (row) => meanOf(intl, row),
    },
    {
      id: "range",
      header: formatMessage(csvReportText.range),
      align: "end",
      numeric: "plain",
      cell: (row) => rangeOf(intl, row),
    },
  ];
}

/** 単位が変わるときは、もとの単位と変えた単位。 */
function unitOf({ formatMessage }: IntlShape, { unit }: ColumnSummary): string {
  if (!unit) return "";
  const [from, to] = [unitName(unit.from), unitName(unit.to)];
  return from === to ? to : formatMessage(csvReportValueText.converted, { from, to });
}

/** More names are folded away: TrackMan writes 167 columns. */
const shownUnread = 20;

const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const meanOf = ({ formatNumber }: IntlShape, { values }: ColumnSummary) =>
  values ? formatNumber(values.mean, decimals) : "";

const rangeOf = ({ formatMessage, formatNumber }: IntlShape, { values }: ColumnSummary) =>
  values
    ? formatMessage(csvReportValueText.range, {
        lowest: formatNumber(values.lowest, decimals),
        highest: formatNumber(values.highest, decimals),
      })
    : "";

const Inset = styled.div`
  padding: ${token("sp-2")} ${token("sp-4")};
`;

const Names = styled.span`
  overflow-wrap: anywhere;
  white-space: normal;
`;
