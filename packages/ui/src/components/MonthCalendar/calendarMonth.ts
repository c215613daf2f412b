import type { MenuKind } from "../MenuMark/MenuMark.tsx";

/** 一日ぶん。どれもなくてよい。 */
export type CalendarDay = {
  /** 日付に続けて読み上げる、その日のまとめ。「投球、打撃、55分、痛み3」 */
  summary: string;
  marks?: readonly MenuKind[];
  /** 「55」と「分」。 */
  value?: { amount: string; unit: string };
  /** 0 から 10。 */
  pain?: number;
};

/** First and last day a coach may open, both included. */
export type OpenDays = { min: string; max: string };

export const isOpen = (day: string, { min, max }: OpenDays) => day <= max && day >= min;
