import type {
  BodyInput,
  ChildNotes,
  getFamilyNotes,
  ReplyOf,
  readNoteAnswer,
  StoredGoalSheet,
  saveFamilyGoals,
  writeFamilyNote,
} from "@kyuseki/domain";
import type { FamilyPost } from "../familyCalls.ts";

/** The calls about growth notes of a family's page. Each rejects with a `Failure`. */
export type FamilyNoteCalls = {
  list: () => Promise<ReplyOf<typeof getFamilyNotes>>;
  /** The child's notes as they stand then. */
  send: (note: Omit<BodyInput<typeof writeFamilyNote>, "token">) => Promise<ChildNotes>;
  read: (note_id: number) => Promise<ReplyOf<typeof readNoteAnswer>>;
  saveGoals: (goals: Omit<BodyInput<typeof saveFamilyGoals>, "token">) => Promise<StoredGoalSheet>;
};

export const createFamilyNoteCalls = (post: FamilyPost): FamilyNoteCalls => ({
  list: () => post<typeof getFamilyNotes>("/api/family/notes", {}),
  send: (note) => post<typeof writeFamilyNote>("/api/family/notes/write", note),
  read: (note_id) => post<typeof readNoteAnswer>("/api/family/notes/read", { note_id }),
  saveGoals: (goals) => post<typeof saveFamilyGoals>("/api/family/notes/goals", goals),
});
