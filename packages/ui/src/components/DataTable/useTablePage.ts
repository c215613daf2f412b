import { pageWithin } from "@kyuseki/domain";
import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  type Row as ModelRow,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { TableColumn, TableView } from "./tableColumn.ts";

const features = tableFeatures({
  rowPaginationFeature,
  rowSortingFeature,
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

/** The rows of one page in their order. Keys are read once per row and kept while `rows` is the same. */
export function useTablePage<Row extends object, Sort extends string>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row, Sort>[],
  { sort, page, size }: TableView<Sort>,
): { pageRows: readonly Row[]; page: number } {
  const shownPage = pageWithin(page, rows.length, size);
  const definitions = useMemo(() => columns.flatMap((column) => definitionOf<Row, Sort>(column)), [columns]);
  const sorting = useMemo(() => [{ id: sort.id, desc: sort.dir === "desc" }], [sort.id, sort.dir]);
  const pagination = useMemo(() => ({ pageIndex: shownPage - 1, pageSize: size }), [shownPage, size]);

  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data: rows,
    autoResetPageIndex: false,
    state: { sorting, pagination },
  });
  return { pageRows: table.getRowModel().rows.map(({ original }) => original), page: shownPage };
}

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
