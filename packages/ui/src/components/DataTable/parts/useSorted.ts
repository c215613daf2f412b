import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  type Row as ModelRow,
  type PaginationState,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { TableColumn, TableSort } from "./tableColumn.ts";

const features = tableFeatures({
  rowPaginationFeature,
  rowSortingFeature,
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

/** The sorted rows: of one page, or without a page all of them. */
export function useSorted<Row extends object, Sort extends string>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row, Sort>[],
  { id, dir }: TableSort<Sort>,
  pagination?: PaginationState,
): readonly Row[] {
  const definitions = useMemo(() => columns.flatMap((column) => definitionOf<Row, Sort>(column)), [columns]);
  const sorting = useMemo(() => [{ id, desc: dir === "desc" }], [id, dir]);

  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    autoResetPageIndex: false,
    manualPagination: pagination === undefined,
    state: { sorting, pagination: pagination ?? wholeLength },
  });
  const model = table.getRowModel();
  return useMemo(() => model.rows.map(({ original }) => original), [model]);
}

const wholeLength: PaginationState = { pageIndex: 0, pageSize: Number.MAX_SAFE_INTEGER };

function definitionOf<Row extends object, Sort extends string>({
  id,
  sortKey,
}: TableColumn<Row, Sort>): ColumnDef<Features, Row>[] {
  if (!sortKey) return [];
  return [{ id, accessorFn: (row) => sortKey(row) ?? undefined, sortFn: byKey<Row>, sortUndefined: "last" }];
}

function byKey<Row extends object>(a: ModelRow<Features, Row>, b: ModelRow<Features, Row>, id: string): number {
  const left = a.getValue<number | string>(id);
  const right = b.getValue<number | string>(id);
  return left < right ? -1 : left > right ? 1 : 0;
}
