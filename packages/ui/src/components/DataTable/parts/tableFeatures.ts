import type { ReactNode } from "react";
import type { CountUnit } from "../../../copy/controls/table.ts";

export type RowId = string | number;

/** Choosing rows. The caller holds the set, so that it survives sorting, paging and filtering. */
export type RowSelection<Row> = {
  selected: ReadonlySet<RowId>;
  onSelectedChange: (selected: ReadonlySet<RowId>) => void;
  /** 行の名前。「小野寺 湊を選択」と読み上げる。 */
  nameOf: (row: Row) => string;
  /** 選んだ数の数え方。 */
  unit?: CountUnit;
  /** 見出しのチェックが選ぶもの。`every` は、ほかのページの行も。 */
  reach?: "page" | "every";
};

/** One row open at a time, its detail below it. */
export type RowExpansion<Row> = {
  open: RowId | null;
  onOpenChange: (open: RowId | null) => void;
  /** 開くボタンの名前。「小野寺 湊の詳細」と読み上げる。 */
  nameOf: (row: Row) => string;
  detail: (row: Row) => ReactNode;
};

/** Ranks omitted between two neighbouring rows, inclusive. */
export type RankGap = { first: number; last: number };

export type RowOmission<Row> = {
  between: (above: Row, below: Row) => RankGap | null;
  onShow: (gap: RankGap) => void;
};

/** `current` = the row that another part of the screen is about; `own` = rows of one's own team. */
export type RowEmphasis = "current" | "own";

/** The button that opens a row's detail, for a card to place. */
export type CardParts = { toggle: ReactNode };
