import type { NoteTemplateDraft } from "../contract/notes/noteTemplates.ts";

export type TemplateMistakes = {
  name?: string;
  /** The deadline. */
  due?: string;
  weekdays?: string;
  questions?: string;
  /** By the question's id. */
  byQuestion: ReadonlyMap<number, string>;
};

/** What is wrong with a draft, at the field that has to change; null when nothing is. */
export function templateMistakes(draft: NoteTemplateDraft): TemplateMistakes | null {
  const byQuestion = new Map(draft.questions.flatMap((question) => questionMistakes(question, draft.questions)));
  const mistakes: TemplateMistakes = {
    ...(draft.name.trim() === "" && { name: "テンプレートの名前を入力してください" }),
    ...(draft.questions.length === 0 && { questions: "質問を1つ以上入れてください" }),
    ...(draft.questions.filter(({ kind }) => kind === "goals").length > 1 && {
      questions: "9マス目標は1つのテンプレートに1つまでです",
    }),
    ...(new Set(draft.weekdays).size !== draft.weekdays.length && { weekdays: "届ける日が重なっています" }),
    ...(draft.weekdays.length > 0 &&
      draft.due_days === 0 &&
      draft.due <= draft.opens && { due: "締め切りは、届く時刻より後にしてください" }),
    ...(isDueAfterNext(draft) && { due: "締め切りは、次のノートが届くより前にしてください" }),
    ...(draft.remind && draft.weekdays.length === 0 && { weekdays: "知らせるには、届ける日を選んでください" }),
    byQuestion,
  };
  return Object.keys(mistakes).length === 1 && byQuestion.size === 0 ? null : mistakes;
}

/** Nobody could write it in time any more once the next one has come. */
function isDueAfterNext({ weekdays, due_days, due, opens }: NoteTemplateDraft): boolean {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  const distances = days.map((day, index) => (days[index + 1] ?? (days[0] ?? day) + weekLength) - day);
  const nearest = Math.min(...distances);
  return due_days > nearest || (due_days === nearest && due > opens);
}

const weekLength = 7;

type Question = NoteTemplateDraft["questions"][number];

function questionMistakes(question: Question, all: readonly Question[]): [number, string][] {
  if (question.label.trim() === "") return [[question.id, "質問を入力してください"]];
  if (all.some((other) => other !== question && other.id === question.id))
    return [[question.id, "同じ質問が重なっています。入れ直してください"]];
  if (question.kind === "number" && question.lowest >= question.highest)
    return [[question.id, "上限は下限より大きくしてください"]];
  return [];
}
