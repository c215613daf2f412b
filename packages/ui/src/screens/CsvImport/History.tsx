import type { CsvImport } from "@kyuseki/domain";
import { type ReactNode, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { DoneBanner } from "../../components/Banner/DoneBanner.tsx";
import { RefusalBanner } from "../../components/Banner/RefusalBanner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { CardRow } from "../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../components/DataTable/DataTable.tsx";
import { TableSkeleton } from "../../components/DataTable/TableSkeleton.tsx";
import type { TableColumn, TableView } from "../../components/DataTable/tableColumn.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { Status } from "../../components/Status/Status.tsx";
import { csvFormatText } from "../../copy/csvFile.ts";
import { csvDoneText, csvHistoryText, csvValueText } from "../../copy/csvImport.ts";
import { shortDateTime } from "../../format/date.ts";
import { useSending } from "../../state/useSending.ts";
import type { CsvImportScreenProps } from "./csvImportProps.ts";

type HistoryProps = Pick<CsvImportScreenProps, "past" | "nowS" | "onUndo"> & { onRetry: () => void };
type Sort = "at" | "accepted";

/** 取り込んだファイル。新しい順。翌日の終わりまで、一回ぶんずつ取り消せる。 */
export function History({ past, nowS, onRetry, onUndo }: HistoryProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { busy, refusal, send } = useSending();
  const [undoing, setUndoing] = useState<number | null>(null);
  const [undone, setUndone] = useState<CsvImport | null>(null);
  const [view, setView] = useState<TableView<Sort>>({ sort: { id: "at", dir: "desc" }, page: 1, size: 10 });

  const actionOf = (row: CsvImport) => {
    if (row.undone_at !== null) return <Status tone="stopped">{formatMessage(csvHistoryText.undone)}</Status>;
    if (nowS * 1000 >= Date.parse(row.undo_until)) return null;
    const handleUndo = async () => {
      setUndoing(row.id);
      const answer = await send(() => onUndo(row.id));
      if ("result" in answer) setUndone(row);
    };
    return (
      <Button
        size="s"
        icon="undo"
        busy={busy && undoing === row.id}
        aria-label={formatMessage(csvValueText.undo, { name: fileOf(intl, row) })}
        onClick={() => void handleUndo()}
      >
        {formatMessage(csvDoneText.undo)}
      </Button>
    );
  };
  const columns = columnsFor(intl, actionOf);

  return (
    <Panel flush title={formatMessage(csvHistoryText.title)} caption={formatMessage(csvHistoryText.help)}>
      {undone && (
        <DoneBanner key={undone.id}>{formatMessage(csvValueText.undone, { count: undone.accepted })}</DoneBanner>
      )}
      {past.status === "loading" && <TableSkeleton rows={3} />}
      {past.status === "failed" && <ErrorState code={past.code} onRetry={onRetry} />}
      {past.status === "ready" && (
        <DataTable
          caption={formatMessage(csvHistoryText.title)}
          columns={columns}
          rows={past.value.imports}
          rowId={({ id }) => id}
          view={view}
          onViewChange={(change) => setView({ ...view, ...change })}
          density="tight"
          card={(row) => (
            <CardRow
              name={fileOf(intl, row)}
              end={formatMessage(csvValueText.balls, { count: row.accepted })}
              facts={[
                { label: formatMessage(csvHistoryText.at), value: momentOf(row), plain: true },
                { label: formatMessage(csvHistoryText.repeated), value: row.repeated },
                { label: formatMessage(csvHistoryText.refused), value: row.refused },
              ]}
              action={actionOf(row)}
            />
          )}
          empty={<EmptyState title={formatMessage(csvHistoryText.none)} />}
        />
      )}
      <RefusalBanner refusal={refusal} />
    </Panel>
  );
}

function columnsFor(intl: IntlShape, actionOf: (row: CsvImport) => ReactNode): readonly TableColumn<CsvImport, Sort>[] {
  const { formatMessage } = intl;
  return [
    {
      id: "at",
      header: formatMessage(csvHistoryText.at),
      sortKey: ({ imported_at }) => imported_at,
      firstDir: "desc",
      cell: momentOf,
    },
    { id: "file", header: formatMessage(csvHistoryText.file), rowHeader: true, cell: (row) => fileOf(intl, row) },
    {
      id: "format",
      header: formatMessage(csvHistoryText.format),
      cell: ({ format }) => formatMessage(csvFormatText[format]),
    },
    {
      id: "accepted",
      header: formatMessage(csvHistoryText.accepted),
      align: "end",
      numeric: "key",
      sortKey: ({ accepted }) => accepted,
      firstDir: "desc",
      cell: ({ accepted }) => intl.formatNumber(accepted),
    },
    {
      id: "repeated",
      header: formatMessage(csvHistoryText.repeated),
      align: "end",
      numeric: "plain",
      cell: ({ repeated }) => intl.formatNumber(repeated),
    },
    {
      id: "refused",
      header: formatMessage(csvHistoryText.refused),
      align: "end",
      numeric: "plain",
      cell: ({ refused }) => intl.formatNumber(refused),
    },
    {
      id: "by",
      header: formatMessage(csvHistoryText.by),
      hideBelow: "desktop",
      cell: ({ imported_by }) => imported_by ?? formatMessage(csvHistoryText.nobody),
    },
    { id: "action", header: formatMessage(csvHistoryText.action), kind: "actions", cell: actionOf },
  ];
}

const momentOf = ({ imported_at }: CsvImport) => shortDateTime(Date.parse(imported_at) / 1000);
const fileOf = ({ formatMessage }: IntlShape, { file_name }: CsvImport) =>
  file_name || formatMessage(csvHistoryText.noName);
