import type { ReactNode } from "react";

export type HeadlineFact = {
  id: string;
  tone: "danger" | "warn" | "good";
  /** 一つの文。強める言葉は `HeadlineStrong` で囲む。 */
  sentence: ReactNode;
  /** 名前を言える人。二人まで。 */
  people: readonly string[];
  /** 全部で何人のことか。 */
  count: number;
  /** 行き先。その場で開くものは `onPress`。 */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
};
