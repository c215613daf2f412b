import type { PageSize } from "@kyuseki/domain";
import { type ReactNode, useDeferredValue, useRef } from "react";
import styled from "styled-components";
import { useMedia } from "../../layout/useMedia.ts";
import { useOptimisticChoice } from "../../state/useOptimisticChoice.ts";
import { media, token } from "../../tokens/theme.ts";
import { Pagination } from "../Pagination/Pagination.tsx";
import { extraRowStyle } from "./parts/extraRowStyle.ts";
import { rowStyle } from "./parts/rowStyle.ts";
import { ScrollRegion } from "./parts/ScrollRegion.tsx";
import { SelectEvery } from "./parts/selection/SelectEvery.tsx";
import { SelectedCount } from "./parts/selection/SelectedCount.tsx";
import { selectStyle } from "./parts/selection/selectStyle.ts";
import { useRowToggle } from "./parts/selection/useRowToggle.ts";
import { TableBody } from "./parts/TableBody.tsx";
import { TableCards } from "./parts/TableCards.tsx";
import { TableHead } from "./parts/TableHead.tsx";
import type { TableColumn, TableView } from "./parts/tableColumn.ts";
import type { CardParts, RowEmphasis, RowExpansion, RowId, RowOmission, RowSelection } from "./parts/tableFeatures.ts";
import { tableStyle } from "./parts/tableStyle.ts";
import { useTablePage } from "./parts/useTablePage.ts";

export type DataTableProps<Row extends object, Sort extends string> = {
  /** 何の表か。読み上げだけに使う。 */
  caption: string;
  /** 同じ配列を渡し続けると、行は描き直されない。 */
  columns: readonly TableColumn<Row, Sort>[];
  /** 絞り込んだ後のすべての行。並べ替えとページ分けは表が行う。 */
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  /** スマートフォンでの一行分。 */
  card: (row: Row, parts: CardParts) => ReactNode;
  view: TableView<Sort>;
  onViewChange: (change: Partial<TableView<Sort>>) => void;
  /** 一行もないときに、表の代わりに出す。 */
  empty: ReactNode;
  /** 見出しの上。件数や操作の列、選択中は `BulkBar` を置く。 */
  bar?: ReactNode;
  /** 一行もないときも `bar` を残す。検索欄があるとき。 */
  barStays?: boolean;
  selection?: RowSelection<Row>;
  expansion?: RowExpansion<Row>;
  omission?: RowOmission<Row>;
  emphasis?: (row: Row) => RowEmphasis | null;
  /** 列が多く、表だけが横に動く。 */
  wide?: boolean;
  /** 行の高さ。顔の印や二行の名前がなければ `tight`。 */
  density?: "roomy" | "tight";
  /** 届いている行を、新しいものに入れ替えている間。 */
  refreshing?: boolean;
  /** 手元にあるのが一部だけのとき：全体の数と、いまのページ。null はページに分けない。行は100までを届いた順に出す。 */
  pages?: { total: number; page: number; size: PageSize } | null;
};

/** 並べ替えとページ分けのある表。スマートフォンではカードになる。 */
export function DataTable<Row extends object, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { caption, columns, rows, rowId, card, view, onViewChange, empty, bar } = props;
  const { selection, expansion, omission, emphasis, density = "roomy", refreshing = false, pages } = props;
  const { barStays = false, wide = false } = props;
  // The heading and the number of the page answer a press at once; the rows follow.
  const [sort, choose] = useOptimisticChoice(view.sort);
  const shown = useDeferredValue(view);
  const { pageRows, page } = useTablePage(rows, columns, shown);
  const pageIds = selection ? pageRows.map(rowId) : none;
  const onToggle = useRowToggle(selection, pageIds);
  const isMobile = useMedia(media.mobile);
  const surface = useRef<HTMLDivElement>(null);

  const handlePage = (change: Partial<TableView<Sort>>) => {
    onViewChange(change);
    const top = surface.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) surface.current?.scrollIntoView();
  };

  const isEmpty = rows.length === 0;
  if (isEmpty && !barStays) return empty;

  const body = {
    columns,
    rows: pageRows,
    rowId,
    selection,
    onToggle: selection && onToggle,
    expansion,
    omission,
    emphasis,
  };
  const plainTable = (
    <table data-part="table">
      <caption data-part="caption">{caption}</caption>
      <TableHead
        columns={columns}
        sort={sort}
        onSort={(chosen) => choose(chosen, () => onViewChange({ sort: chosen, page: 1 }))}
        select={
          selection && (
            <SelectEvery
              selection={selection}
              ids={selection.reach === "every" ? rows.map(rowId) : pageIds}
              reach={selection.reach ?? "page"}
            />
          )
        }
        hasExpansion={expansion !== undefined}
      />
      <TableBody {...body} />
    </table>
  );

  const table = wide ? <ScrollRegion label={caption}>{plainTable}</ScrollRegion> : plainTable;

  return (
    <Surface
      ref={surface}
      data-density={density}
      data-has-bar={bar ? "" : undefined}
      aria-busy={refreshing || undefined}
    >
      {selection && <SelectedCount count={selection.selected.size} unit={selection.unit ?? "row"} />}
      {bar && <div data-part="bar">{bar}</div>}
      {isEmpty ? empty : isMobile ? <TableCards {...body} caption={caption} card={card} /> : table}
      {pages !== null && !isEmpty && (
        <Pagination {...(pages ?? { total: rows.length, page, size: shown.size })} onChange={handlePage} />
      )}
    </Surface>
  );
}

const none: readonly RowId[] = [];

const Surface = styled.div`
  position: relative;
  scroll-margin-block-start: calc(var(--sticky-top, 0) + ${token("sp-2")});
  ${tableStyle}
  ${rowStyle}
  ${selectStyle}
  ${extraRowStyle}
`;
