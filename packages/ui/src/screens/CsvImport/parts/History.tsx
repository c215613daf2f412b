import type { CsvImport } from "@kyuseki/domain";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { DoneBanner } from "../../../components/Banner/DoneBanner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import { TableSkeleton } from "../../../components/DataTable/parts/TableSkeleton.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { ExportButton } from "../../../components/ExportButton/ExportButton.tsx";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { csvHistoryText, csvValueText } from "../../../copy/analyzer/csvImport.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { useSending } from "../../../state/useSending.ts";
import { media, token } from "../../../tokens/theme.ts";
import { historyColumns, historyCsv, momentOf, noteOf, whoseFacts } from "../historyColumns.tsx";
import { defaultCsvHistoryView } from "../view.ts";
import type { CsvImportScreenProps } from "./csvImportProps.ts";
import { HistoryAction } from "./HistoryAction.tsx";
import { HistoryFilters } from "./HistoryFilters.tsx";
import { type HistoryRow, historyRows, matchingHistory } from "./historyRows.ts";

type HistoryProps = Pick<
  CsvImportScreenProps,
  "past" | "members" | "nowS" | "view" | "onViewChange" | "onPastRetry" | "onUndo" | "onReadAgain" | "onExport"
>;

/** 取り込んだファイル。新しい順。翌日の終わりまで一回ぶんずつ取り消せ、古い読み取りのものはもう一度読める。 */
export function History(props: HistoryProps) {
  const { past, members, nowS, view, onViewChange, onPastRetry, onUndo, onReadAgain, onExport } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const isMobile = useMedia(media.mobile);
  const { busy, failure, send } = useSending();
  const [acting, setActing] = useState<number | null>(null);
  const [undone, setUndone] = useState<CsvImport | null>(null);
  const ready = past.status === "ready" ? past.value.imports : null;
  const people = members.status === "ready" ? members.value : null;
  const rows = useMemo(() => historyRows(intl, ready ?? [], people), [intl, ready, people]);
  const { q, period } = view;
  const hits = useMemo(() => matchingHistory(rows, { q, period }, nowS), [rows, q, period, nowS]);

  const handleUndo = async (imported: CsvImport) => {
    setActing(imported.id);
    const answer = await send(() => onUndo(imported.id));
    if ("result" in answer) setUndone(imported);
  };
  const handleReadAgain = (imported: CsvImport) => {
    setActing(imported.id);
    void send(() => onReadAgain(imported));
  };
  const actionOf = (row: HistoryRow) => (
    <HistoryAction
      row={row}
      nowS={nowS}
      busy={busy && acting === row.imported.id}
      onUndo={() => void handleUndo(row.imported)}
      onReadAgain={() => handleReadAgain(row.imported)}
    />
  );

  const columns = historyColumns(intl, actionOf);

  return (
    <Panel flush title={formatMessage(csvHistoryText.title)} caption={formatMessage(csvHistoryText.help)}>
      {undone && (
        <DoneBanner key={undone.id}>{formatMessage(csvValueText.undone, { count: undone.accepted })}</DoneBanner>
      )}
      <FailureBanner failure={failure} />
      {past.status === "loading" && <TableSkeleton rows={3} />}
      {past.status === "failed" && <ErrorState code={past.code} onRetry={onPastRetry} />}
      {ready?.length === 0 && <EmptyState title={formatMessage(csvHistoryText.none)} />}
      {ready && ready.length > 0 && (
        <>
          <Filters>
            <HistoryFilters
              view={view}
              nowS={nowS}
              found={{ hits: hits.length, total: rows.length }}
              onChange={(change) => onViewChange({ ...change, page: defaultCsvHistoryView.page })}
              end={
                hits.length > 0 && (
                  <ExportButton
                    columns={historyCsv(intl)}
                    rows={hits}
                    fileName={formatMessage(csvHistoryText.csv)}
                    {...(onExport && { onExport })}
                  />
                )
              }
            />
          </Filters>
          <DataTable
            caption={formatMessage(csvHistoryText.title)}
            columns={columns}
            rows={hits}
            rowId={({ imported }) => imported.id}
            view={view}
            onViewChange={onViewChange}
            density="tight"
            bar={isMobile && <OrderSelect columns={columns} sort={view.sort} onChange={onViewChange} />}
            card={(row) => (
              <CardRow
                name={row.file}
                end={formatMessage(csvValueText.balls, { count: row.imported.accepted })}
                bar={noteOf(intl, row)}
                facts={[
                  ...whoseFacts(intl, row),
                  { label: formatMessage(csvHistoryText.at), value: momentOf(row), plain: true },
                  { label: formatMessage(csvHistoryText.repeated), value: row.imported.repeated },
                  { label: formatMessage(csvHistoryText.refused), value: row.imported.refused },
                ]}
                action={actionOf(row)}
              />
            )}
            empty={
              <EmptyState
                title={formatMessage(csvHistoryText.noHits)}
                action={
                  <Button onClick={() => onViewChange(defaultCsvHistoryView)}>
                    {formatMessage(csvHistoryText.clear)}
                  </Button>
                }
              />
            }
          />
        </>
      )}
    </Panel>
  );
}

const Filters = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")};
`;
