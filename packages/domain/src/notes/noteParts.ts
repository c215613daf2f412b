import type { NoteAnswer, NotePart, NoteQuestion } from "../contract/notes/noteFields.ts";
import { graphemesOf } from "../vocabulary/text.ts";

/** The questions with their answers in words; those without an answer are left out. `goals`: the eight goals as they were then. */
export function noteParts(
  questions: readonly NoteQuestion[],
  answers: readonly NoteAnswer[],
  goals: readonly string[] = [],
): NotePart[] {
  const values = new Map(answers.map(({ question_id, value }) => [question_id, value]));
  return questions.flatMap((question) => {
    const value = values.get(question.id);
    if (value === undefined) return [];
    const text = wordsOf(question, value, goals);
    return text === "" ? [] : [partOf(question, value, text)];
  });
}

const partOf = (question: NoteQuestion, value: NoteAnswer["value"], text: string): NotePart => ({
  label: question.label,
  kind: question.kind,
  scale: question.kind === "scale" && typeof value === "number" ? value : null,
  text,
});

function wordsOf(question: NoteQuestion, value: NoteAnswer["value"], goals: readonly string[]): string {
  if (typeof value === "boolean") return value ? "○" : "×";
  if (typeof value === "string") return value.trim();
  if (typeof value === "number") return question.kind === "number" ? `${value}${question.unit}` : String(value);
  return value
    .map((goal) => goals[goal - 1] ?? "")
    .filter((text) => text !== "")
    .join("、");
}

/** 手ごたえ: the answer to the first scale, 1–5. */
export const scaleOf = (parts: readonly NotePart[]): number | null =>
  parts.find(({ scale }) => scale !== null)?.scale ?? null;

/** The parts besides 手ごたえ, for where that stands by itself. */
export function partsBesideFeel<Part extends Pick<NotePart, "scale">>(parts: readonly Part[]): Part[] {
  const feel = parts.findIndex(({ scale }) => scale !== null);
  return parts.filter((_, at) => at !== feel);
}

/** Beginning of the texts, for lists: at most `excerptMax` characters. */
export function excerptOf(parts: readonly Pick<NotePart, "kind" | "label" | "text">[]): string {
  const texts = parts.filter(({ kind }) => kind === "text").map(({ text }) => text);
  const words = texts.length > 0 ? texts : parts.map(({ label, text }) => `${label} ${text}`);
  const characters = graphemesOf(words.join(" ").replaceAll(/\s+/g, " ").trim());
  return characters.length <= excerptMax ? characters.join("") : `${characters.slice(0, excerptMax - 1).join("")}…`;
}

const excerptMax = 120;
