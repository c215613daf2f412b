import type { NoteAnswer, NoteQuestion, QuestionKind } from "@kyuseki/domain";

/** What a player may have answered so far: `text` to the first question in words, and something to every other kind. */
export function sampleAnswers(questions: readonly NoteQuestion[], text: string): NoteAnswer[] {
  const firstText = questions.find(({ kind }) => kind === "text")?.id;
  const values = {
    text: ({ id }) => (id === firstText ? text : undefined),
    scale: () => 4,
    yes_no: () => true,
    number: ({ lowest, highest }) => Math.min(Math.max(usualNumber, lowest), highest),
    goals: () => [4, 8],
  } as const satisfies Record<QuestionKind, (question: NoteQuestion) => NoteAnswer["value"] | undefined>;

  return questions.flatMap((question) => {
    const value = values[question.kind](question);
    return value === undefined ? [] : [{ question_id: question.id, value }];
  });
}

const usualNumber = 120;
