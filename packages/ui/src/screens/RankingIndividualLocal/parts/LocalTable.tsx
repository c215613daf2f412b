import type { RankedKind } from "@kyuseki/domain/ranking";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { DataTable, type DataTableProps } from "../../../components/DataTable/DataTable.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import type { RankedOrder, RankedRow } from "../../../components/PlayerRanking/rankedRows.ts";
import type { RankedSort } from "../../../components/PlayerRanking/view.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { rankingText } from "../../../copy/rankings/ranking.ts";
import { localColumns } from "../localColumns.tsx";
import type { LocalRankingView } from "../view.ts";
import { LocalCard } from "./LocalCard.tsx";

export type LocalTableProps = Pick<DataTableProps<RankedRow, RankedSort>, "refreshing" | "onViewChange"> & {
  rows: readonly RankedRow[];
  kind: RankedKind;
  by: RankedOrder;
  view: LocalRankingView;
};

/** 測定した全員の順位。列で並べ替えられる。 */
export function LocalTable({ rows, kind, by, view, refreshing, onViewChange }: LocalTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const most = useMemo(() => Math.max(...rows.map(({ value }) => value)), [rows]);
  const columns = useMemo(() => localColumns(intl, { kind, by, most }), [intl, kind, by, most]);

  return (
    <DataTable<RankedRow, RankedSort>
      caption={formatMessage(titleText["ranking-individual-local"])}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      card={(row) => <LocalCard row={row} kind={kind} by={by} most={most} />}
      view={view}
      onViewChange={onViewChange}
      refreshing={refreshing}
      empty={<EmptyState title={formatMessage(rankingText.noneTitle)} />}
    />
  );
}
