import { Failure, noteTemplateDraftSchema, templateMistakes } from "@kyuseki/domain";
import { fieldErrorsOf } from "../../../state/mergeValues.ts";
import { type TemplateValues, templateDraftOf } from "./templateValues.ts";

type Words = { timeMissing: string; boundMissing: string };

/** What is wrong with the form, a sentence by its field; a question also has one at `questions.` and its id. */
export function checkTemplate(values: TemplateValues, words: Words): Record<string, string> {
  const missing = missingIn(values, words);
  const draft = templateDraftOf(values);
  if (draft === null || Object.keys(missing).length > 0) return withFirstQuestion(missing, values);
  const parsed = noteTemplateDraftSchema.safeParse(draft);
  const wrong = parsed.success ? {} : byId(fieldErrorsOf(parsed.error.issues), values);
  const { byQuestion = new Map<number, string>(), ...mistakes } = templateMistakes(draft) ?? {};
  const questions = Object.fromEntries([...byQuestion].map(([id, sentence]) => [`questions.${id}`, sentence]));
  return withFirstQuestion({ ...wrong, ...mistakes, ...questions }, values);
}

/** A refusal of the server with its sentences at the form's fields. */
export function placedFailure(error: unknown, values: TemplateValues): unknown {
  if (!(error instanceof Failure) || !error.fields) return error;
  const { code, message, status, retryAfterS, cause, fields } = error;
  const placed = withFirstQuestion(byId(fields, values), values);
  return new Failure(code, { message, status, retryAfterS, cause, fields: placed });
}

function missingIn(values: TemplateValues, { timeMissing, boundMissing }: Words): Record<string, string> {
  const unbound = values.questions.filter(({ lowest, highest }) => lowest === null || highest === null);
  return {
    ...(values.opens === null && { opens: timeMissing }),
    ...(values.due === null && { due: timeMissing }),
    ...Object.fromEntries(unbound.map(({ id }) => [`questions.${id}`, boundMissing])),
  };
}

/** `questions.0.label` of a schema becomes `questions.` with the id of the first question. */
const byId = (errors: Record<string, string>, { questions }: TemplateValues) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => {
      const [field, index] = path.split(".");
      const question = field === "questions" && index !== undefined ? questions[Number(index)] : undefined;
      return [question ? `questions.${question.id}` : path, sentence];
    }),
  );

/** The list's own sentence is that of its first wrong question, unless it has one. */
function withFirstQuestion(errors: Record<string, string>, { questions }: TemplateValues): Record<string, string> {
  const first = questions.map(({ id }) => errors[`questions.${id}`]).find((sentence) => sentence !== undefined);
  return first === undefined || errors.questions !== undefined ? errors : { ...errors, questions: first };
}
