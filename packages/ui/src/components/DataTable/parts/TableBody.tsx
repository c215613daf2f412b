import { Fragment } from "react";
import { OmittedRanks } from "./OmittedRanks.tsx";
import type { RowToggle } from "./selection/useRowToggle.ts";
import { TableRow } from "./TableRow.tsx";
import type { TableColumn } from "./tableColumn.ts";
import type { RowEmphasis, RowExpansion, RowId, RowOmission, RowSelection } from "./tableFeatures.ts";

export type TableBodyProps<Row, Sort extends string> = {
  columns: readonly TableColumn<Row, Sort>[];
  /** The rows of the page, in order. */
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  selection?: RowSelection<Row> | undefined;
  onToggle?: RowToggle | undefined;
  expansion?: RowExpansion<Row> | undefined;
  omission?: RowOmission<Row> | undefined;
  emphasis?: ((row: Row) => RowEmphasis | null) | undefined;
};

/** 行のならび。省いた順位があれば、その間に一行はさむ。 */
export function TableBody<Row, Sort extends string>(props: TableBodyProps<Row, Sort>) {
  const { columns, rows, rowId, selection, onToggle, expansion, omission, emphasis } = props;
  const width = columns.length + (selection ? 1 : 0) + (expansion ? 1 : 0);

  return (
    <tbody>
      {rows.map((row, index) => {
        const id = rowId(row);
        const above = rows[index - 1];
        const gap = above && omission?.between(above, row);
        return (
          <Fragment key={id}>
            {gap && omission && (
              <tr data-part="omitted">
                <td data-part="cell" aria-hidden="true">
                  …
                </td>
                <td data-part="cell" colSpan={width - 1}>
                  <OmittedRanks gap={gap} onShow={omission.onShow} />
                </td>
              </tr>
            )}
            <TableRow
              row={row}
              id={id}
              columns={columns}
              emphasis={emphasis?.(row) ?? undefined}
              selection={selection}
              onToggle={selection && onToggle}
              expansion={expansion}
            />
          </Fragment>
        );
      })}
    </tbody>
  );
}
