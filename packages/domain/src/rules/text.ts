const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** VA-4. Characters as a person counts them: 「が」 written with a combining mark, 「👨‍👩‍👧」 and 「髙」 are one each. */
export function graphemeCount(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}
