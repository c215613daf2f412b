import type { Notice } from "@kyuseki/domain";
import { useCallback, useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { FilterChips } from "../../../components/Chip/FilterChips.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { TableRoom } from "../../../components/DataTable/TableRoom.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ExportButton } from "../../../components/ExportButton/ExportButton.tsx";
import { useNameSearch } from "../../../components/FilterBar/useNameSearch.tsx";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { filterText } from "../../../copy/controls/filter.ts";
import { noticeDetailText, noticeDetailValueText } from "../../../copy/notices/noticeDetail.ts";
import { token } from "../../../tokens/theme.ts";
import { type NotificationDetailScreenProps, type RecipientSort, recipientFilters } from "../detailProps.ts";
import { RecipientCard } from "./RecipientCard.tsx";
import { recipientColumns } from "./recipientColumns.tsx";
import { recipientCsv } from "./recipientCsv.ts";
import { type RecipientRow, rowFits } from "./recipientRows.ts";
import { type RecipientActions, useRecipientCells } from "./useRecipientCells.tsx";

type RecipientTableProps = Pick<NotificationDetailScreenProps, "view" | "onViewChange" | "onExport"> & {
  notice: Notice;
  rows: readonly RecipientRow[];
  actions: RecipientActions;
};

/** 選手ごとに、家族と本人が読んだか、何と返事したか。 */
export function RecipientTable({ notice, rows, actions, view, onViewChange, onExport }: RecipientTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const csv = useMemo(() => recipientCsv(intl), [intl]);
  const text = (name: keyof typeof noticeDetailText) => formatMessage(noticeDetailText[name]);
  const cells = useRecipientCells(notice, actions);
  const filtered = useMemo(() => rows.filter(rowFits[view.filter]), [rows, view.filter]);
  const handleSearch = useCallback((q: string) => onViewChange({ q, page: 1 }), [onViewChange]);
  const { hits, field } = useNameSearch(filtered, view.q, handleSearch);
  const columns = useMemo(() => recipientColumns(intl, cells), [intl, cells]);
  const card = useCallback((row: RecipientRow) => <RecipientCard row={row} cells={cells} />, [cells]);
  const filters = recipientFilters.filter((filter) => filter !== "unanswered" || notice.choices.length > 0);
  const filterWords = (filter: (typeof recipientFilters)[number]) =>
    formatMessage(noticeDetailValueText.filter, { name: text(filter), count: rows.filter(rowFits[filter]).length });
  const bar = (
    <Bar>
      {field}
      <Filters role="group" aria-label={text("filters")}>
        <FilterChips
          options={filters.map((filter) => ({ value: filter, label: filterWords(filter) }))}
          value={view.filter}
          onChange={(filter) => onViewChange({ filter, page: 1 })}
        />
      </Filters>
      <OrderSelect columns={columns} sort={view.sort} onChange={onViewChange} />
      {hits.length > 0 && (
        <ExportButton
          columns={csv}
          rows={hits}
          fileName={`${notice.title}.csv`}
          size="s"
          {...(onExport && { onExport })}
        >
          {text("csv")}
        </ExportButton>
      )}
    </Bar>
  );

  return (
    <Panel flush title={text("table")}>
      <TableRoom>
        <DataTable<RecipientRow, RecipientSort>
          caption={text("table")}
          columns={columns}
          rows={hits}
          rowId={memberIdOf}
          card={card}
          view={view}
          onViewChange={onViewChange}
          bar={bar}
          barStays
          empty={
            view.q === "" ? (
              <EmptyState title={text("noHits")}>{text("noHitsBody")}</EmptyState>
            ) : (
              <EmptyState
                title={text("noHits")}
                action={
                  <Button onClick={() => onViewChange({ filter: "all", q: "", page: 1 })}>
                    {formatMessage(filterText.clear)}
                  </Button>
                }
              >
                {text("nobodyFoundBody")}
              </EmptyState>
            )
          }
        />
      </TableRoom>
    </Panel>
  );
}

const memberIdOf = ({ recipient }: RecipientRow) => recipient.member_id;

const Bar = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-2")};
  padding: ${token("sp-1")};
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;
