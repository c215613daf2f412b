import { pageWithin } from "@kyuseki/domain";
import { useMemo } from "react";
import type { TableColumn, TableView } from "./tableColumn.ts";
import { useSorted } from "./useSorted.ts";

/** The sorted rows of one page. Sort keys are read once per row and cached while `rows` is the same. */
export function useTablePage<Row extends object, Sort extends string>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row, Sort>[],
  { sort, page, size }: TableView<Sort>,
): { pageRows: readonly Row[]; page: number } {
  const shownPage = pageWithin(page, rows.length, size);
  const pagination = useMemo(() => ({ pageIndex: shownPage - 1, pageSize: size }), [shownPage, size]);
  return { pageRows: useSorted(rows, columns, sort, pagination), page: shownPage };
}
