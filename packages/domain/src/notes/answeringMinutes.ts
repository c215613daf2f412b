import type { NoteQuestion } from "../contract/notes/noteFields.ts";

/** About how many minutes the answers take: a text one, anything else a quarter, at least one. */
export const answeringMinutes = (questions: readonly Pick<NoteQuestion, "kind">[]): number =>
  Math.max(1, Math.ceil(questions.reduce((sum, { kind }) => sum + (kind === "text" ? 1 : 0.25), 0)));
