import { type Grade, gradeGroupOf } from "../vocabulary/grade.ts";
import type { NoteReaders } from "../vocabulary/notes.ts";

/** Whether guardians read a player's notes under a template: below 高校 unless the team says otherwise (NO-3). */
export function guardiansRead(readers: NoteReaders, grade: Grade): boolean {
  return readers === "guardians" || (readers === "by_age" && gradeGroupOf(grade) !== "h");
}
