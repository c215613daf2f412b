import { isEmptyNote, type NoteAnswer, type NoteForm } from "@kyuseki/domain";
import type { NoteDraft } from "@kyuseki/ui/screens/FamilyNotes";

/** Nothing written yet. */
export const newDraft = (member_id: number, { sent, ...form }: NoteForm): NoteDraft => ({
  member_id,
  form,
  answers: [],
  writer: null,
  changes: sent?.changes ?? null,
  unsent: false,
  at: 0,
});

/** What is left to send of `latest` once `arrived` has arrived: null unless something was written meanwhile. */
export function draftAfter(latest: NoteDraft, arrived: NoteDraft, sent: NoteForm["sent"]): NoteDraft | null {
  if (latest.at === arrived.at) return null;
  return { ...latest, changes: sent?.changes ?? null };
}

/** What is sent of a draft: the answers to the questions it was written under. */
export function answersToSend({ form, answers }: Pick<NoteDraft, "form" | "answers">): NoteAnswer[] {
  const asked = new Set(form.questions.map(({ id }) => id));
  return answers.filter((answer) => asked.has(answer.question_id) && !isEmptyNote([answer]));
}

/** Whether a draft whose answer was lost on the way is what the server has. */
export const hasArrived = (draft: NoteDraft, { sent, day }: Pick<NoteForm, "sent" | "day">): boolean =>
  draft.unsent &&
  sent !== null &&
  draft.form.day === day &&
  (draft.writer ?? sent.writer) === sent.writer &&
  sameWords(answersToSend(draft)) === sameWords(sent.answers);

/** Without the spaces around texts, which the server does not keep. */
const sameWords = (answers: readonly NoteAnswer[]) =>
  JSON.stringify(
    answers
      .map(({ question_id, value }) => [question_id, typeof value === "string" ? value.trim() : value] as const)
      .toSorted(([a], [b]) => a - b),
  );
