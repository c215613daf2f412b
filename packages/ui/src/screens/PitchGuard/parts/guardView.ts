import {
  type GradeGroup,
  type GuardedPlayer,
  gradeMatches,
  kanaName,
  memberName,
  normalizeForSearch,
  type PageSize,
  tablePages,
} from "@kyuseki/domain";

/** The view of the page, stored in the address (D-9). */
export type PitchGuardView = {
  grade: GradeGroup | null;
  /** How many days from today the panel looks; 1 is tomorrow. */
  days: GuardDays;
  /** As typed: kanji or reading, in hiragana or katakana of any width. */
  q: string;
  page: number;
  size: PageSize;
  /** The player whose records are open. */
  player: number | null;
  /** Whether pitches are being entered for that player alone. */
  record: boolean;
  /** The day they are entered for at first; null for today. */
  day: string | null;
};

export const guardDays = ["1", "2", "3"] as const;
export type GuardDays = (typeof guardDays)[number];

export const defaultPitchGuardView: PitchGuardView = {
  grade: null,
  days: "1",
  q: "",
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
  player: null,
  record: false,
  day: null,
};

/** Everybody; the chosen day and the page size stay. */
export const noGuardConditions = { grade: null, q: "", page: tablePages.firstPage } as const;

/** Players who match all conditions, in their original order. */
export function matchingPitchers(
  players: readonly GuardedPlayer[],
  { grade, q }: Pick<PitchGuardView, "grade" | "q">,
): readonly GuardedPlayer[] {
  const wanted = normalizeForSearch(q);
  return players.filter(
    (player) =>
      gradeMatches(grade, player.grade) &&
      [memberName(player), kanaName(player)].some((name) => normalizeForSearch(name).includes(wanted)),
  );
}
