import type { NoteAnswer, NoteQuestion } from "../contract/notes/noteFields.ts";
import { noteLimits } from "../noteLimits.ts";
import { graphemeCount } from "../vocabulary/text.ts";

/**
 * A sentence by the id of each question whose answer is wrong or missing, in the order of the questions. Without goals on
 * the player's sheet, none of them has to be ticked.
 */
export function answerMistakes(
  questions: readonly NoteQuestion[],
  answers: readonly NoteAnswer[],
  hasGoals = true,
): ReadonlyMap<number, string> {
  const values = new Map(answers.map(({ question_id, value }) => [question_id, value]));
  let written = 0;
  return new Map(
    questions.flatMap((question) => {
      const isRequired = question.required && (question.kind !== "goals" || hasGoals);
      const value = values.get(question.id);
      const mistake = mistakeOf({ ...question, required: isRequired }, value);
      if (mistake !== null) return [[question.id, mistake] as const];
      if (typeof value === "string") written += graphemeCount(value.trim());
      return written > noteLimits.noteMax && typeof value === "string" ? [[question.id, tooMuch] as const] : [];
    }),
  );
}

/** Whether a note says anything at all. */
export const isEmptyNote = (answers: readonly NoteAnswer[]): boolean => answers.every(({ value }) => isBlank(value));

const isBlank = (value: NoteAnswer["value"] | undefined) =>
  value === undefined ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

function mistakeOf(question: NoteQuestion, value: NoteAnswer["value"] | undefined): string | null {
  if (value === undefined || isBlank(value)) return question.required ? missing[question.kind] : null;
  switch (question.kind) {
    case "text":
      if (typeof value !== "string") return missing.text;
      return isLonger(value.trim(), question.text_max) ? `${question.text_max}文字以内で入力してください` : null;
    case "scale":
      return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 5 ? null : missing.scale;
    case "yes_no":
      return typeof value === "boolean" ? null : missing.yes_no;
    case "number":
      if (typeof value !== "number" || !Number.isFinite(value)) return missing.number;
      return value < question.lowest || value > question.highest
        ? `${question.lowest}〜${question.highest}の数字で入力してください`
        : null;
    case "goals":
      return Array.isArray(value) ? null : missing.goals;
  }
}

/** Without the bound, any number of combining marks would count as one character. */
const isLonger = (text: string, max: number) => text.length > max * longestCharacter || graphemeCount(text) > max;

/** UTF-16 units that one character may take. */
const longestCharacter = 32;

const tooMuch = `ノート全体で${noteLimits.noteMax}文字以内になるように、短くしてください`;

const missing = {
  text: "文章で答えてください",
  scale: "1〜5を選んでください",
  yes_no: "○か×を選んでください",
  number: "数字で入力してください",
  goals: "できたマスを1つ以上選んでください",
} as const satisfies Record<NoteQuestion["kind"], string>;
