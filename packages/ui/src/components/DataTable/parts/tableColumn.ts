import type { PageSize } from "@kyuseki/domain";
import type { ReactNode } from "react";

export type SortDirection = "asc" | "desc";
export type TableSort<Sort extends string> = { id: Sort; dir: SortDirection };

/** The state of a table, held by the caller: the order, the page (from 1), the rows per page. */
export type TableView<Sort extends string> = {
  sort: TableSort<Sort>;
  page: number;
  size: PageSize;
};

export type CellTone = "warn" | "danger";
export type ColumnWidth = "xs" | "s" | "m" | "l";

type Described<Row> = {
  /** 見出し。単位が混ざらなければ単位もここに書く。 */
  header: string;
  cell: (row: Row) => ReactNode;
  /** 数は右、言葉は左。 */
  align?: "end";
  /** 数だけを書くセル。`key` は、その行でいちばん見る数。 */
  numeric?: "plain" | "key";
  /** 書かなければ中身に合わせる。 */
  width?: ColumnWidth;
  /** この幅より狭いと出さない。 */
  hideBelow?: "desktop";
  /** その行が何の行かを言う列。ひとつだけ。隠せない。 */
  rowHeader?: true;
  /** 行に対する操作。右端に置き、隠せない。 */
  kind?: "actions";
  /** 値を疑うセルの地の色。理由はほかの列に言葉で書く。 */
  tone?: (row: Row) => CellTone | null;
};

type Sortable<Row, Sort> = {
  id: Sort;
  /** Compared with `<`; null is last in both directions. Equal rows keep their order. */
  sortKey: (row: Row) => number | string | null;
  /** Direction of the first press. */
  firstDir: SortDirection;
  /** 普通でない並び順を、見出しの中で言う（「低い順」）。 */
  sortWords?: Partial<Record<SortDirection, string>>;
  /** 日付の列。見出しのない一覧では「新しい順」「古い順」と言う。 */
  isDay?: true;
};

export type TableColumn<Row, Sort extends string> = Described<Row> &
  (Sortable<Row, Sort> | { id: string; sortKey?: never; firstDir?: never; sortWords?: never; isDay?: never });
