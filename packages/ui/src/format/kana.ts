import { normalizeForSearch } from "@kyuseki/domain";

/**
 * The form in which words are looked up: that of the domain (NFKC, lower case, hiragana, no spaces), without the long
 * mark, ・ and apostrophes, and with one shape for the family names that are written in several (齋藤, 斎藤, 髙橋).
 */
export function foldForSearch(text: string): string {
  return normalizeForSearch(text)
    .replace(ignored, "")
    .replace(variants, (kanji) => plain.get(kanji) ?? kanji);
}

/** Everything an entry can be found by, prepared once per entry: its name, its よみがな, other words. */
export function searchText(texts: readonly string[]): string {
  return texts
    .flatMap((text) => {
      const parts = words(text);
      // Word by word, so that the う of 「さとう うみ」 is not taken for a long vowel; then as one, for those who type no space.
      const apart = parts.length > 1 ? [parts.map(romaji).join(" ")] : [];
      return [foldForSearch(text), ...apart, romaji(text)];
    })
    .join("\n");
}

/** A query, prepared once for many texts. */
export type SearchQuery = {
  /** Nothing to search for: no word, or only ignored marks. */
  isEmpty: boolean;
  /** Whether every word occurs in a `searchText`, in any order. */
  finds: (prepared: string) => boolean;
  /** Whether one of the texts of a `searchText` begins with it. */
  starts: (prepared: string) => boolean;
};

/** Kana half typed in an IME (おのd) and romaji of either system (shi, si; Ohno, oono; n, nn) are found by their sound. */
export function searchQuery(query: string): SearchQuery {
  const parts = words(query)
    .map(formsOf)
    .filter((forms) => forms.length > 0);
  const all = formsOf(query);
  return {
    isEmpty: parts.length === 0,
    finds: (prepared) => parts.every((forms) => forms.some((form) => prepared.includes(form))),
    starts: (prepared) => all.some((form) => prepared.startsWith(form) || prepared.includes(`\n${form}`)),
  };
}

/** Whether every word of the query occurs in a `searchText`: `searchQuery` for a single text. */
export const searchFinds = (prepared: string, query: string): boolean => searchQuery(query).finds(prepared);

/** As written and, if possible, by its sound. */
const formsOf = (typed: string) => [foldForSearch(typed), ...whole(romaji(typed))].filter((form) => form !== "");

/** What an unfinished last syllable may become: "sh" can become "shi" or "sha". */
function whole(sound: string): readonly string[] {
  const typed = sound.replace(/c$/, "ty");
  return /[stz]y$/.test(typed) ? [typed, typed.replace(/y$/, "i")] : [typed];
}

const words = (text: string) => text.normalize("NFKC").split(/\s+/u).filter(Boolean);

/** By sound: short vowels, no doubled consonants, one spelling per syllable. Empty when a letter has no sound. */
function romaji(text: string): string {
  const letters = foldForSearch(text).replace(kana, (letter) => syllables.get(letter) ?? letter);
  if (!/^[a-z*]+$/.test(letters)) return "";
  return spellings.reduce((sound, [spelling, plainer]) => sound.replace(spelling, plainer), letters);
}

/** In this order. A small kana is `*` and its vowel: きゃ is "ki*ya". */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/i\*y/g, "y"],
  [/i\*e/g, "ye"],
  [/[ueo]\*([aiueo])/g, "$1"],
  [/\*/g, ""],
  [/[tc]ch/g, "ch"],
  [/sh/g, "sy"],
  [/ch/g, "ty"],
  [/ts/g, "t"],
  [/j/g, "zy"],
  [/f/g, "h"],
  [/d(?=[iu])/g, "z"],
  [/yi/g, "i"],
  [/yy/g, "y"],
  [/m(?=[bmp])/g, "n"],
  // The h of Ohno and Satoh only lengthens the vowel.
  [/(?<=[aiueo])h(?![aiueoy])/g, ""],
  [/o[ou]+/g, "o"],
  [/([a-z])\1+/g, "$1"],
];

const rows: readonly (readonly [consonant: string, kana: string])[] = [
  ["", "あいうえお"],
  ["k", "かきくけこ"],
  ["g", "がぎぐげご"],
  ["s", "さしすせそ"],
  ["z", "ざじずぜぞ"],
  ["t", "たちつてと"],
  ["d", "だぢづでど"],
  ["n", "なにぬねの"],
  ["h", "はひふへほ"],
  ["b", "ばびぶべぼ"],
  ["p", "ぱぴぷぺぽ"],
  ["m", "まみむめも"],
  ["y", "や ゆ よ"],
  ["r", "らりるれろ"],
  ["w", "わ    "],
  ["*", "ぁぃぅぇぉ"],
  ["*y", "ゃ ゅ ょ"],
];

const syllables = new Map([
  ...rows.flatMap(([consonant, letters]) =>
    [..."aiueo"].map((vowel, index): [string, string] => [letters[index] ?? "", consonant + vowel]),
  ),
  ["を", "o"],
  ["ん", "n"],
  ["ゔ", "vu"],
  ["っ", ""],
  ["ゐ", "i"],
  ["ゑ", "e"],
]);

const kana = /[ぁ-ゖ]/gu;
const ignored = /[ー－・･'’‐-]/gu;

/** The usual shape first, then those also found in official registers. */
const shapes = [
  "高髙",
  "崎﨑嵜",
  "斎齋斉齊",
  "辺邊邉",
  "沢澤",
  "浜濱濵",
  "島嶋嶌",
  "広廣",
  "真眞",
  "桜櫻",
  "富冨",
  "吉𠮷",
];
const plain = new Map(
  shapes.flatMap((family) => [...family].slice(1).map((kanji): [string, string] => [kanji, [...family][0] ?? kanji])),
);
const variants = new RegExp(`[${[...plain.keys()].join("")}]`, "gu");
