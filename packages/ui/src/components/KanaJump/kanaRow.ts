import { kanaName, normalizeForSearch } from "@kyuseki/domain";

/** The ten rows of the kana table, by their first letter. */
export const kanaRows = ["あ", "か", "さ", "た", "な", "は", "ま", "や", "ら", "わ"] as const;
export type KanaRow = (typeof kanaRows)[number];

export type ReadPlayer = Parameters<typeof kanaName>[0] & { last_name: string };

/** The kana row in which a reading begins; null when it begins with no kana. */
export function kanaRowOf(player: ReadPlayer): KanaRow | null {
  // NFD parts が into か and its mark.
  const first = normalizeForSearch(kanaName(player) || player.last_name)
    .normalize("NFD")
    .charAt(0);
  return kanaRows.find((row) => lettersOf[row].includes(first) && first !== "") ?? null;
}

const lettersOf = {
  あ: "あいうえおぁぃぅぇぉ",
  か: "かきくけこ",
  さ: "さしすせそ",
  た: "たちつてとっ",
  な: "なにぬねの",
  は: "はひふへほ",
  ま: "まみむめも",
  や: "やゆよゃゅょ",
  ら: "らりるれろ",
  わ: "わゐゑをんゎ",
} as const satisfies Record<KanaRow, string>;
