import {
  compareGrades,
  compareMembers,
  type GradeGroup,
  gradeMatches,
  kanaName,
  type Member,
  normalizeForSearch,
} from "@kyuseki/domain";

/** The ten rows of the kana table, by their first letter. */
export const kanaRows = ["あ", "か", "さ", "た", "な", "は", "ま", "や", "ら", "わ"] as const;
export type KanaRow = (typeof kanaRows)[number];

export type PlayerFilter = { grade: GradeGroup | null; row: KanaRow | null };
export const noFilter: PlayerFilter = { grade: null, row: null };

/** Highest grade first; players of one grade by their reading. */
export function byGrade(members: readonly Member[]): readonly Member[] {
  return members.toSorted((a, b) => compareGrades(b.grade, a.grade) || compareMembers(a, b));
}

export function filtered(members: readonly Member[], { grade, row }: PlayerFilter): readonly Member[] {
  return members.filter((member) => gradeMatches(grade, member.grade) && (row === null || kanaRowOf(member) === row));
}

/** The kana row in which a reading begins; null when it begins with no kana. */
export function kanaRowOf(member: Member): KanaRow | null {
  // NFD parts が into か and its mark.
  const first = normalizeForSearch(readingOf(member)).normalize("NFD").charAt(0);
  return kanaRows.find((row) => lettersOf[row].includes(first) && first !== "") ?? null;
}

const readingOf = (member: Member) => kanaName(member) || member.last_name;

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
