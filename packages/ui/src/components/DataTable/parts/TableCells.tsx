import { memo } from "react";
import type { TableColumn } from "./tableColumn.ts";

type TableCellsProps<Row, Sort extends string> = { row: Row; columns: readonly TableColumn<Row, Sort>[] };

function Cells<Row, Sort extends string>({ row, columns }: TableCellsProps<Row, Sort>) {
  return (
    <>
      {columns.map(({ id, cell, align, numeric, hideBelow, rowHeader, kind, tone }) => {
        const Cell = rowHeader ? "th" : "td";
        return (
          <Cell
            key={id}
            data-part="cell"
            scope={rowHeader && "row"}
            data-align={align}
            data-numeric={numeric}
            data-hide-below={hideBelow}
            data-kind={kind}
            data-tone={tone?.(row) ?? undefined}
          >
            {cell(row)}
          </Cell>
        );
      })}
    </>
  );
}

/** 一行のセル。選んでも、開いても、場所が変わっても、中身は描き直さない。 */
export const TableCells = memo(Cells) as typeof Cells; // memo loses the type parameter.
