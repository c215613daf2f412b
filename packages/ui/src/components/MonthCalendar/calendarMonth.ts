import type { MenuKind } from "../MenuMark/MenuMark.tsx";

export type MonthVariant = "record" | "note";

/** 一日ぶん。どれもなくてよい。 */
export type CalendarDay = {
  /** 日付に続けて読み上げる、その日のまとめ。「投球、打撃、55分、痛み3」 */
  summary: string;
  marks?: readonly MenuKind[];
  /** 「55」と「分」。 */
  value?: { amount: string; unit: string };
  /** 実施率の濃さ。4 がいちばん高い。 */
  level?: 0 | 1 | 2 | 3 | 4;
  /** 0 から 10。 */
  pain?: number;
  /** 手ごたえ。1 から 5。 */
  rating?: 1 | 2 | 3 | 4 | 5;
};

/** First and last day a coach may open, both included. */
export type OpenDays = { min: string | undefined; max: string };

export const isOpen = (day: string, { min, max }: OpenDays) => day <= max && (min === undefined || day >= min);

/** 濃さの両端の言葉。「45%未満」と「80%以上」。 */
export type HeatWords = { low: string; high: string };
