import type { Range } from "../theme/ticks.ts";

export type StripPlayer = {
  id: string;
  name: string;
  value: number;
  /** 期間中に自己ベストを更新した。名前と値を書く。 */
  isBest?: boolean;
};

export type StripGroup = {
  id: string;
  name: string;
  /** 目標の範囲。決めていなければ null。 */
  target: Range | null;
  /** 範囲ではなく、ひとつの値の目標。縦の線で示す。 */
  goal?: number | null;
  players: readonly StripPlayer[];
};
