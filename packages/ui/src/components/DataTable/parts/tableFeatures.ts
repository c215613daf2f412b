import type { ReactNode } from "react";
import type { CountUnit } from "../../../copy/controls/table.ts";

export type RowId = string | number;

/** Choosing rows. The set is the caller's, so it survives sorting, pages and filters. */
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

/** Ranks left out between two neighbouring rows, inclusive. */
export type RankGap = { first: number; last: number };

export type RowOmission<Row> = {
  between: (above: Row, below: Row) => RankGap | null;
  onShow: (gap: RankGap) => void;
};

/** `current` = the row something else on the screen is about; `own` = rows of the own team among others. */
export type RowEmphasis = "current" | "own";

/** What a card may place where it suits: the button that opens its detail. */
export type CardParts = { toggle: ReactNode };
