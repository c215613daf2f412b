import type { GradeGroup } from "@kyuseki/domain";

/** The view of the page, stored in the address (D-9). */
export type PitchGuardView = {
  grade: GradeGroup | null;
  /** How many days ahead of today the panel looks; 1 is tomorrow. */
  ahead: GuardAhead;
  /** The player whose records are open. */
  player: number | null;
};

export const guardAhead = ["1", "2", "3"] as const;
export type GuardAhead = (typeof guardAhead)[number];

export const defaultPitchGuardView: PitchGuardView = { grade: null, ahead: "1", player: null };
