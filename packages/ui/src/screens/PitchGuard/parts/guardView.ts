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
import { guardConcern } from "@kyuseki/domain/pitchGuard";
import type { GuardOrder } from "../../../components/GuardTable/guardGroups.ts";

/** The view of the page, stored in the address (D-9). */
export type PitchGuardView = {
  grade: GradeGroup | null;
  /** How many days from today the panel looks; 1 is tomorrow. */
  days: GuardDays;
  /** As typed: kanji or reading, in hiragana or katakana of any width. */
  q: string;
  state: GuardStateFilter | null;
  order: GuardOrder;
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

/** `attention`: any concern, also that of yesterday; `counted`: no rule covers the player. */
export const guardStateFilters = ["attention", "pain", "over", "reached", "caution", "room", "counted"] as const;
export type GuardStateFilter = (typeof guardStateFilters)[number];

export const defaultPitchGuardView: PitchGuardView = {
  grade: null,
  days: "1",
  q: "",
  state: null,
  order: "state",
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
  player: null,
  record: false,
  day: null,
};

/** Everybody; the chosen day, the order and the page size stay. */
export const noGuardConditions = { grade: null, q: "", state: null, page: tablePages.firstPage } as const;

/** Players who match all conditions, in their original order. */
export function matchingPitchers(
  players: readonly GuardedPlayer[],
  { grade, q, state }: Pick<PitchGuardView, "grade" | "q" | "state">,
): readonly GuardedPlayer[] {
  const wanted = normalizeForSearch(q);
  return players.filter(
    (player) =>
      gradeMatches(grade, player.grade) &&
      isInState(player, state) &&
      [memberName(player), kanaName(player)].some((name) => normalizeForSearch(name).includes(wanted)),
  );
}

function isInState({ guard }: GuardedPlayer, state: GuardStateFilter | null): boolean {
  if (state === null) return true;
  if (state === "attention") return guardConcern(guard) !== null;
  if (state === "pain") return guard.pain !== null;
  return guard.level === (state === "counted" ? null : state);
}
