import { memo } from "react";
import type { TableColumn } from "./tableColumn.ts";

type TableRowProps<Row, Sort extends string> = { row: Row; columns: readonly TableColumn<Row, Sort>[] };

function Cells<Row, Sort extends string>({ row, columns }: TableRowProps<Row, Sort>) {
  return (
    <tr>
      {columns.map(({ id, cell, align, hideBelow, rowHeader }) =>
        rowHeader ? (
          <th key={id} scope="row" data-align={align} data-hide-below={hideBelow}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} data-align={align} data-hide-below={hideBelow}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** 一行。並べ替えで場所が変わっても、中身は描き直さない。 */
export const TableRow = memo(Cells) as typeof Cells; // memo forgets the type parameter.
