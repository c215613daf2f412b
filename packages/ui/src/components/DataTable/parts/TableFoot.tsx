import type { TableColumn } from "./tableColumn.ts";

export type TableFootProps<Row, Sort extends string> = {
  columns: readonly TableColumn<Row, Sort>[];
  /** 絞り込んだ後のすべての行。 */
  rows: readonly Row[];
  hasSelection: boolean;
  hasExpansion: boolean;
};

/** 平均や合計の行。 */
export function TableFoot<Row, Sort extends string>(props: TableFootProps<Row, Sort>) {
  const { columns, rows, hasSelection, hasExpansion } = props;

  return (
    <tfoot>
      <tr data-part="sum">
        {hasSelection && <td data-part="cell" />}
        {columns.map(({ id, align, numeric, hideBelow, rowHeader, summary }) => {
          const Cell = rowHeader ? "th" : "td";
          return (
            <Cell
              key={id}
              data-part="cell"
              scope={rowHeader && "row"}
              data-align={align}
              data-numeric={numeric}
              data-hide-below={hideBelow}
            >
              {summary?.(rows)}
            </Cell>
          );
        })}
        {hasExpansion && <td data-part="cell" />}
      </tr>
    </tfoot>
  );
}
