/** Counts characters as a person does: 「が」 with a combining mark, 「👨‍👩‍👧」 and 「髙」 are one each (VA-4). */
export function graphemeCount(text: string): number {
  if (separate.test(text)) return text.length;
  let count = 0;
  for (const _ of segmentsOf(text)) count += 1;
  return count;
}

/** The characters of a text, one by one, as a person counts them. */
export const graphemesOf = (text: string): string[] =>
  separate.test(text) ? Array.from(text) : Array.from(segmentsOf(text), ({ segment }) => segment);

/**
 * Texts of letters that never join: Japanese without marks of their own, and ASCII. The browser's segmenter takes 40 ms to
 * load when it is first needed.
 */
const separate = /^[\n\x20-\x7E\u3000-\u3029\u3030-\u3098\u309B-\u30FF\u3400-\u9FFF\uFF01-\uFF9D]*$/;
let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string) {
  segmenter ??= new Intl.Segmenter("ja", { granularity: "grapheme" });
  return segmenter.segment(text);
}

/**
 * The form in which names are compared: 「ｻﾄｳ　ﾀﾛｳ」, 「サトウ タロウ」 and 「さとうたろう」 are equal. NFKC,
 * lower case, katakana as hiragana, without spaces. Both sides of a comparison need it.
 */
export function normalizeForSearch(text: string): string {
  // NFKC twice: a space between a letter and its ゛ hides the pair from the first pass.
  return asHiragana(text.normalize("NFKC").toLowerCase().replace(spaces, ""));
}

/** NFKC, and katakana of either width as hiragana; letters without a hiragana stay. */
export function asHiragana(text: string): string {
  return text.normalize("NFKC").replace(katakana, toHiragana);
}

/**
 * A name as it is stored: half-width kana become full-width, a voicing mark joins its letter (ｻﾞ and サﾞ become ザ).
 * Every other character stays: kanji variants (髙, 﨑), Latin letters, spaces, hiragana or katakana.
 */
export function fullWidthKana(text: string): string {
  return text
    .replace(halfWidthKana, (kana) => kana.normalize("NFKC"))
    .replace(voicedKana, (kana) => kana.normalize("NFC"));
}

const spaces = /\s/gu;
/** From ｡ to ﾟ. */
const halfWidthKana = /[\uFF61-\uFF9F]+/gu;
/** A kana and the combining mark after it. */
const voicedKana = /[ぁ-ヿ][\u3099\u309A]/gu;
/** Only those that have a hiragana. */
const katakana = /[ァ-ヶヽヾ]/gu;
const katakanaOffset = 0x60;
const toHiragana = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - katakanaOffset);
