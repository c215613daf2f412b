/** A figure of the panel. A number has its column's decimals; `null` is no record. */
export type LineScoreValue = number | string | null;

export type LineScoreFigure = {
  value: LineScoreValue;
  /** 数字の肩に小さく置く単位。列でそろうなら、見出しに書く。 */
  unit?: string;
  /** この升だけを目立たせる。 */
  mark?: "now";
  /** 数字でなく言葉（「途中」）。小さく置く。 */
  isWord?: boolean;
};

/**
 * `now` is today or what goes on, `future` has not come (its cells show 「–」), `aside` is there to compare with,
 * `total` is the figure that counts: the last column, lamp-coloured behind a rule.
 */
export type LineScoreMark = "now" | "future" | "aside" | "total";

export type LineScoreColumn<Row> = {
  id: string;
  /** 見出しの言葉（「月」「全国順位」）。 */
  head: string;
  /** 見出しの数字（「16」）。スマートフォンでは二行目になる。 */
  figure?: string;
  /** 見出しだけでは足りないときの読み上げ（「11月16日（月）」）。 */
  spoken?: string;
  cell: (row: Row) => LineScoreValue | LineScoreFigure;
  /** 小数の桁。数えた値は0、測った値は1。 */
  digits?: 0 | 1;
  mark?: LineScoreMark;
  /** スマートフォンでは出さない。 */
  hideBelow?: "tablet";
};

export type LineScoreRowBase = {
  id: string;
  /** 何の行か。どの行にもなければ、名前の列を出さない。 */
  name?: string;
  /** 名前に小さく添える言葉（人数、学年）。 */
  note?: string;
  href?: string;
};
