import { type ReactNode, useDeferredValue, useRef } from "react";
import styled from "styled-components";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { Pagination } from "../Pagination/Pagination.tsx";
import { TableHead } from "./TableHead.tsx";
import { TableRow } from "./TableRow.tsx";
import type { TableColumn, TableView } from "./tableColumn.ts";
import { tableStyle } from "./tableStyle.ts";
import { useTablePage } from "./useTablePage.ts";

export type DataTableProps<Row extends object, Sort extends string> = {
  /** 何の表か。読み上げだけに使う。 */
  caption: string;
  /** 同じ配列を渡し続けると、行は描き直されない。 */
  columns: readonly TableColumn<Row, Sort>[];
  /** 絞り込んだ後のすべての行。並べ替えとページ分けは表が行う。 */
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  /** スマートフォンでの一行分。 */
  card: (row: Row) => ReactNode;
  view: TableView<Sort>;
  onViewChange: (change: Partial<TableView<Sort>>) => void;
  /** 一行もないときに、表の代わりに出す。 */
  empty: ReactNode;
};

/** 並べ替えとページ分けのある表。スマートフォンではカードになる。 */
export function DataTable<Row extends object, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { caption, columns, rows, rowId, card, view, onViewChange, empty } = props;
  // The heading answers a press at once; the rows follow.
  const shown = useDeferredValue(view);
  const { pageRows, page } = useTablePage(rows, columns, shown);
  const isMobile = useMedia(media.mobile);
  const surface = useRef<HTMLDivElement>(null);

  const handlePage = (change: Partial<TableView<Sort>>) => {
    onViewChange(change);
    const top = surface.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) surface.current?.scrollIntoView();
  };

  if (rows.length === 0) return empty;
  return (
    <Surface ref={surface}>
      {isMobile ? (
        <ul aria-label={caption}>
          {pageRows.map((row) => (
            <li key={rowId(row)}>{card(row)}</li>
          ))}
        </ul>
      ) : (
        <table>
          <caption>{caption}</caption>
          <TableHead columns={columns} sort={view.sort} onSort={(sort) => onViewChange({ sort, page: 1 })} />
          <tbody>
            {pageRows.map((row) => (
              <TableRow key={rowId(row)} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      )}
      <Pagination total={rows.length} page={page} size={shown.size} onChange={handlePage} />
    </Surface>
  );
}

const Surface = styled.div`
  position: relative;
  scroll-margin-block-start: calc(var(--sticky-top, 0) + ${token("sp-2")});
  ${tableStyle}
`;
