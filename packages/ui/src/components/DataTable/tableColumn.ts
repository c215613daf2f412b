import type { PageSize } from "@kyuseki/domain";
import type { ReactNode } from "react";

export type SortDirection = "asc" | "desc";

/** What a table shows: the order, the page counted from 1, the rows on a page. Kept by whoever uses the table. */
export type TableView<Sort extends string> = {
  sort: { id: Sort; dir: SortDirection };
  page: number;
  size: PageSize;
};

type Described<Row> = {
  /** 見出し。単位が混ざらなければ単位もここに書く。 */
  header: string;
  cell: (row: Row) => ReactNode;
  /** 数は右、言葉は左。 */
  align?: "end";
  /** この幅より狭いと出さない。 */
  hideBelow?: "desktop";
  /** その行が何の行かを言う列。ひとつだけ。 */
  rowHeader?: true;
};

type Sortable<Row, Sort> = {
  id: Sort;
  /** Compared with `<`; null stays last in both directions. Rows of equal keys keep the order they came in. */
  sortKey: (row: Row) => number | string | null;
  /** Direction of the first press. */
  firstDir: SortDirection;
};

export type TableColumn<Row, Sort extends string> = Described<Row> &
  (Sortable<Row, Sort> | { id: string; sortKey?: never; firstDir?: never });
