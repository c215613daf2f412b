import { type CSSProperties, Fragment, type ReactNode } from "react";
import { ScrollRegion } from "./ScrollRegion.tsx";
import { TableHead, type TableHeadProps } from "./TableHead.tsx";
import { TableRow } from "./TableRow.tsx";
import type { RowEmphasis, RowId, RowSelection } from "./tableFeatures.ts";
import type { RowToggle } from "./useRowToggle.ts";
import { useVirtualRows } from "./useVirtualRows.ts";

export type VirtualBodyProps<Row> = {
  caption: string;
  rows: readonly Row[];
  /** Of `rows`, in the same order. */
  ids: readonly RowId[];
  selection?: RowSelection<Row> | undefined;
  onToggle?: RowToggle | undefined;
  emphasis?: ((row: Row) => RowEmphasis | null) | undefined;
  drawn?: RowId | undefined;
};

export type VirtualRowsProps<Row, Sort extends string> = VirtualBodyProps<Row> &
  Pick<TableHeadProps<Row, Sort>, "columns" | "sort" | "onSort"> & { select?: ReactNode };

/** 見えるところだけの行。描いていないところは、同じ高さを空けておく。 */
export function VirtualRows<Row, Sort extends string>(props: VirtualRowsProps<Row, Sort>) {
  const { caption, rows, ids, selection, onToggle, emphasis, columns, sort, onSort, select } = props;
  const { frame, virtualizer, followFocus } = useVirtualRows<HTMLTableRowElement>(ids, rowRem, props.drawn);
  const drawn = virtualizer.getVirtualItems();
  const span = columns.length + (selection ? 1 : 0);

  return (
    <ScrollRegion label={caption} ref={frame}>
      <table data-part="table" aria-rowcount={rows.length + 1}>
        <caption data-part="caption">{caption}</caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} select={select} rowIndex={1} />
        <tbody {...followFocus}>
          {drawn.map(({ index, key, start }, place) => {
            const row = rows[index];
            const id = ids[index];
            if (row === undefined || id === undefined) return null;
            return (
              <Fragment key={key}>
                <Space height={start - (drawn[place - 1]?.end ?? 0)} span={span} />
                <TableRow
                  ref={virtualizer.measureElement}
                  index={index}
                  aria-rowindex={index + 2}
                  row={row}
                  id={id}
                  columns={columns}
                  emphasis={emphasis?.(row) ?? undefined}
                  selection={selection}
                  onToggle={onToggle}
                />
              </Fragment>
            );
          })}
          <Space height={virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)} span={span} />
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const rowRem = 3;

function Space({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  // CSSProperties lacks custom properties.
  const style = { "--space": `${height}px` } as CSSProperties;
  return (
    <tr data-part="space" style={style}>
      <td data-part="cell" colSpan={span} />
    </tr>
  );
}
