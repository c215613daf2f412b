import { normalizeForSearch } from "@kyuseki/domain";

/** The words somebody looks for, folded as names are compared: 「ＣＳＶ　とりこみ」 is two words. Each stands once. */
export const searchWords = (query: string): readonly string[] => [
  ...new Set(
    query
      .normalize("NFKC")
      .split(/\s+/u)
      .map(normalizeForSearch)
      .filter((word) => word !== ""),
  ),
];

/** Whether a text processed by `normalizeForSearch` contains every word, in any order. */
export const hasEveryWord = (folded: string, words: readonly string[]) => words.every((word) => folded.includes(word));

type TextPart = { text: string; isHit: boolean };

/**
 * A text cut where the words begin and end, with nothing lost: 「トリコミ」 is a hit of 「とりこみ」. `words` come from
 * `searchWords`. Letters are never parted from their marks, and overlapping hits become one.
 */
export function textParts(text: string, words: readonly string[]): readonly TextPart[] {
  const letters = text.match(letter) ?? [];
  const folded = letters.map(normalizeForSearch);
  const starts: number[] = [];
  let length = 0;
  for (const form of folded) {
    starts.push(length);
    length += form.length;
  }
  const isHit = hitsIn(folded.join(""), words);

  const parts: TextPart[] = [];
  for (const [index, written] of letters.entries()) {
    const hit = hitAt(isHit, starts[index] ?? 0, folded[index]?.length ?? 0);
    const last = parts.at(-1);
    if (last?.isHit === hit) last.text += written;
    else parts.push({ text: written, isHit: hit });
  }
  return parts;
}

/** A letter with its combining marks, also those of half-width katakana. */
const letter = /[\s\S][\p{M}\uFF9E\uFF9F]*/gu;

/** For each unit of the normalised text, whether it is inside a hit. */
function hitsIn(folded: string, words: readonly string[]): Uint8Array {
  const marks = new Uint8Array(folded.length);
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
      marks.fill(1, at, at + word.length);
    }
  }
  return marks;
}

/** A space normalises to nothing: it is inside a hit when both its neighbours are. */
function hitAt(marks: Uint8Array, start: number, length: number): boolean {
  if (length === 0) return marks[start - 1] === 1 && marks[start] === 1;
  return marks.subarray(start, start + length).includes(1);
}
