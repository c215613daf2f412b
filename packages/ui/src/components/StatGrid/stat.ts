import type { ReactNode } from "react";

type Described = {
  id: string;
  label: string;
  /** ラベルの前に置く順位など（「1位」）。 */
  lead?: string;
  /** 数字の下の一行。増減、前の値、だれか、ランプ。 */
  note?: ReactNode;
  /** その数に入る人や記録の行き先。升いっぱいが押せる。 */
  href?: string;
  /** スマートフォンでは出さない。 */
  hideBelow?: "tablet";
};

type Single = {
  /** null は記録なし。文字は書いたとおりに出す。 */
  value: number | string | null;
  /** 単位や分母（「%」「/ 24人」）。 */
  unit?: string;
  /** 小数の桁。測った値は1、数えた値は0。 */
  digits?: 0 | 1;
};

/** One figure, or a few small ones that share a place (「アウト 12　ヒット 4」). */
export type Stat = Described & (Single | { parts: readonly StatPart[] });
export type StatPart = { label: string; value: number | null };
