import type { GradeGroup } from "@kyuseki/domain";

/** What the address says (D-9). */
export type PitchGuardView = {
  grade: GradeGroup | null;
  /** How many days ahead of today the board looks; 1 is tomorrow. */
  ahead: GuardAhead;
  /** Whose records are open. */
  player: number | null;
};

export const guardAhead = ["1", "2", "3"] as const;
export type GuardAhead = (typeof guardAhead)[number];

export const defaultPitchGuardView: PitchGuardView = { grade: null, ahead: "1", player: null };
