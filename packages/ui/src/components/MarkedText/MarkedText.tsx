import { Fragment } from "react";
import { Mark } from "./Mark.tsx";
import { textParts } from "./searchWords.ts";

export type MarkedTextProps = {
  text: string;
  /** `searchWords` が返したもの。空なら、そのまま出る。 */
  words: readonly string[];
};

/** 探した言葉に印を付けた文字。かなの種類や全角・半角の違いは問わない。 */
export function MarkedText({ text, words }: MarkedTextProps) {
  if (words.length === 0) return text;
  return textParts(text, words).map(({ text: part, isHit }, index) => {
    const Part = isHit ? Mark : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
    return <Part key={index}>{part}</Part>;
  });
}
