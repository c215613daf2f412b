import { type ComponentPropsWithRef, memo } from "react";
import { RowToggleButton } from "./RowToggleButton.tsx";
import { SelectRow } from "./selection/SelectRow.tsx";
import type { RowToggle } from "./selection/useRowToggle.ts";
import { TableCells } from "./TableCells.tsx";
import type { TableColumn } from "./tableColumn.ts";
import type { RowEmphasis, RowExpansion, RowId, RowSelection } from "./tableFeatures.ts";

type TableRowProps<Row, Sort extends string> = Pick<ComponentPropsWithRef<"tr">, "ref" | "aria-rowindex"> & {
  row: Row;
  id: RowId;
  columns: readonly TableColumn<Row, Sort>[];
  emphasis?: RowEmphasis | undefined;
  selection?: RowSelection<Row> | undefined;
  onToggle?: RowToggle | undefined;
  expansion?: RowExpansion<Row> | undefined;
  /** Index of the row, for measuring. */
  index?: number | undefined;
};

function Row<Item, Sort extends string>(props: TableRowProps<Item, Sort>) {
  const { row, id, columns, emphasis, selection, onToggle, expansion, index, ...rest } = props;
  const isSelected = selection?.selected.has(id) ?? false;
  const isOpen = expansion?.open === id;

  return (
    <>
      <tr
        {...rest}
        data-part="row"
        data-index={index}
        data-selected={isSelected || undefined}
        data-open={isOpen || undefined}
        data-emphasis={emphasis}
        aria-current={emphasis === "current" || undefined}
      >
        {selection && onToggle && (
          <td data-part="cell" data-kind="select">
            <SelectRow id={id} name={selection.nameOf(row)} checked={isSelected} onToggle={onToggle} />
          </td>
        )}
        <TableCells row={row} columns={columns} />
        {expansion && (
          <td data-part="cell" data-kind="actions">
            <RowToggleButton row={row} id={id} expansion={expansion} />
          </td>
        )}
      </tr>
      {expansion && isOpen && (
        <tr data-part="detail">
          <td data-part="cell" colSpan={columns.length + (selection ? 2 : 1)}>
            {expansion.detail(row)}
          </td>
        </tr>
      )}
    </>
  );
}

/** 一行と、開いているときはその下の詳細。 */
export const TableRow = memo(Row) as typeof Row; // memo loses the type parameter.
