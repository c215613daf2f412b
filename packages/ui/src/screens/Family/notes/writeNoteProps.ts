import type { StoredGoalSheet } from "@kyuseki/domain";
import type { FamilyMember } from "../parts/familyActs.ts";
import type { FamilyNotesActs, FamilyNotesState, WritableNote } from "./familyNotesState.ts";
import type { PageFrameProps } from "./PageFrame.tsx";

export type WriteNoteProps = Pick<PageFrameProps, "page" | "theme" | "onThemeChange"> & {
  acts: FamilyNotesActs;
  notes: FamilyNotesState;
  note: WritableNote;
  member: FamilyMember;
  stored: StoredGoalSheet | null;
  nowS: number;
  online: boolean;
};
