import { type CSSProperties, Fragment } from "react";
import { ScrollRegion } from "../ScrollRegion.tsx";
import { TableHead, type TableHeadProps } from "../TableHead.tsx";
import { TableRow } from "../TableRow.tsx";
import type { RowId } from "../tableFeatures.ts";
import { useVirtualRows } from "./useVirtualRows.ts";

export type VirtualBodyProps<Row> = {
  caption: string;
  rows: readonly Row[];
  /** Of `rows`, in the same order. */
  ids: readonly RowId[];
  drawn?: RowId | undefined;
};

export type VirtualRowsProps<Row, Sort extends string> = VirtualBodyProps<Row> &
  Pick<TableHeadProps<Row, Sort>, "columns" | "sort" | "onSort">;

/** 見えるところだけの行。描いていないところは、同じ高さを空けておく。 */
export function VirtualRows<Row, Sort extends string>(props: VirtualRowsProps<Row, Sort>) {
  const { caption, rows, ids, columns, sort, onSort } = props;
  const { frame, virtualizer, followFocus } = useVirtualRows<HTMLTableRowElement>(ids, rowRem, props.drawn);
  const drawn = virtualizer.getVirtualItems();

  return (
    <ScrollRegion label={caption} ref={frame}>
      <table data-part="table" aria-rowcount={rows.length + 1}>
        <caption data-part="caption">{caption}</caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} rowIndex={1} />
        <tbody {...followFocus}>
          {drawn.map(({ index, key, start }, place) => {
            const row = rows[index];
            const id = ids[index];
            if (row === undefined || id === undefined) return null;
            return (
              <Fragment key={key}>
                <Space height={start - (drawn[place - 1]?.end ?? 0)} span={columns.length} />
                <TableRow
                  ref={virtualizer.measureElement}
                  index={index}
                  aria-rowindex={index + 2}
                  row={row}
                  id={id}
                  columns={columns}
                />
              </Fragment>
            );
          })}
          <Space height={virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0)} span={columns.length} />
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
