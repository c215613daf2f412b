import { answerMistakes, isEmptyNote, type NoteAnswer, type NoteQuestion, type StoredGoalSheet } from "@kyuseki/domain";

type Goals = { centre: string; goals: string[] } | null;

/** The goals a note can tick; null while none is written. */
export function goalsOf(stored: StoredGoalSheet | null): Goals {
  if (!stored) return null;
  const { centre, goals } = stored.sheet;
  const texts = goals.map(({ text }) => text);
  return texts.every((text) => text === "") ? null : { centre: centre.text, goals: texts };
}

/** The questions as they are asked: without goals to tick, ticking is not required. */
export const askedQuestions = (questions: readonly NoteQuestion[], goals: Goals): readonly NoteQuestion[] =>
  questions.map((question) =>
    question.kind === "goals" && goals === null ? { ...question, required: false } : question,
  );

/** How far the answers are. */
export function noteProgress(questions: readonly NoteQuestion[], answers: readonly NoteAnswer[]) {
  const isAnswered = ({ id }: NoteQuestion) => {
    const own = answers.filter(({ question_id }) => question_id === id);
    return own.length > 0 && !isEmptyNote(own);
  };
  return {
    total: questions.length,
    done: questions.filter(isAnswered).length,
    requiredLeft: questions.filter((question) => question.required && !isAnswered(question)).length,
  };
}

/** What has to be mended before it can be sent, in the order of the questions. */
export const noteMistakes = (questions: readonly NoteQuestion[], answers: readonly NoteAnswer[]) =>
  answerMistakes(questions, answers);

/** Nothing is answered of what is asked. */
export const saysNothing = (questions: readonly NoteQuestion[], answers: readonly NoteAnswer[]) =>
  isEmptyNote(answers.filter(({ question_id }) => questions.some(({ id }) => id === question_id)));
