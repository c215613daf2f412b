import {
  grades,
  type NoteQuestion,
  type NoteTemplate,
  type NoteTemplateDraft,
  newQuestion,
  type QuestionKind,
} from "@kyuseki/domain";

/** A question as it is typed: its bounds are null while they are empty. */
export type QuestionValues = Omit<NoteQuestion, "lowest" | "highest"> & {
  lowest: number | null;
  highest: number | null;
};

/** A template as the form holds it, in the order of the page; times are null while they are empty. */
export type TemplateValues = Omit<NoteTemplateDraft, "opens" | "due" | "questions" | "grades" | "weekdays"> & {
  questions: readonly QuestionValues[];
  weekdays: readonly number[];
  opens: string | null;
  due: string | null;
  grades: readonly NoteTemplateDraft["grades"][number][];
};

/** A template as it stands: the version that an edit starts from (0 before the first save), and its values. */
export type TemplateStored = { version: number; values: TemplateValues };

/** What a template or an example is in the form. */
export function templateValuesOf(draft: NoteTemplateDraft): TemplateValues {
  const { name, questions, weekdays, opens, due_days, due, remind, readers, grades: writers } = draft;
  return { name, questions, weekdays, opens, due_days, due, remind, readers, grades: writers };
}

export const storedTemplate = (template: NoteTemplate): TemplateStored => ({
  version: template.version,
  values: templateValuesOf(template),
});

/** A template before anything was typed: no questions, on any day, for everybody. */
export const newTemplate: TemplateStored = {
  version: 0,
  values: templateValuesOf({
    name: "",
    questions: [],
    weekdays: [],
    opens: "19:00",
    due_days: 1,
    due: "12:00",
    remind: false,
    readers: "by_age",
    grades: [...grades],
  }),
};

/** What the server takes; null while a time or a bound is empty. */
export function templateDraftOf(values: TemplateValues): NoteTemplateDraft | null {
  const { opens, due } = values;
  const questions = values.questions.flatMap(readQuestion);
  if (opens === null || due === null || questions.length < values.questions.length) return null;
  return { ...values, opens, due, questions, weekdays: [...values.weekdays], grades: [...values.grades] };
}

function readQuestion({ lowest, highest, ...question }: QuestionValues): NoteQuestion[] {
  return lowest === null || highest === null ? [] : [{ ...question, lowest, highest }];
}

/** Another question at the end; its id was never used in `before` either, so that answers keep their questions. */
export function withNewQuestion(
  questions: readonly QuestionValues[],
  before: readonly QuestionValues[],
  kind: QuestionKind,
): { questions: readonly QuestionValues[]; id: number } {
  const id = freeId([...questions, ...before]);
  return { questions: [...questions, newQuestion(id, kind)], id };
}

/** The same question again, right behind it. */
export function withCopiedQuestion(
  questions: readonly QuestionValues[],
  before: readonly QuestionValues[],
  index: number,
): { questions: readonly QuestionValues[]; id: number } {
  const id = freeId([...questions, ...before]);
  const copied = questions.slice(index, index + 1).map((question) => ({ ...question, id }));
  return { questions: questions.toSpliced(index + 1, 0, ...copied), id };
}

const freeId = (questions: readonly { id: number }[]) => 1 + Math.max(0, ...questions.map(({ id }) => id));

/** With the question one place up (-1) or down (1); null at the end of the list. */
export function withMovedQuestion(
  questions: readonly QuestionValues[],
  index: number,
  step: 1 | -1,
): readonly QuestionValues[] | null {
  const moved = questions[index];
  if (!moved || index + step < 0 || index + step >= questions.length) return null;
  return questions.toSpliced(index, 1).toSpliced(index + step, 0, moved);
}
