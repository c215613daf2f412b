import type { NoteQuestion } from "../contract/notes/noteFields.ts";
import type { NoteTemplateDraft } from "../contract/notes/noteTemplates.ts";
import { grades } from "../vocabulary/grade.ts";
import type { QuestionKind } from "../vocabulary/notes.ts";

/** A question of a kind with its usual settings. */
export const newQuestion = (id: number, kind: QuestionKind): NoteQuestion => ({
  id,
  kind,
  label: "",
  hint: "",
  required: false,
  text_max: 200,
  low: kind === "scale" ? "まだまだ" : "",
  high: kind === "scale" ? "とてもよい" : "",
  lowest: 0,
  highest: 1000,
  unit: kind === "number" ? "回" : "",
});

const asked = (id: number, kind: QuestionKind, label: string, required = false): NoteQuestion => ({
  ...newQuestion(id, kind),
  label,
  required,
});

/** Templates that a team without one may begin with. */
export const starterTemplates: readonly NoteTemplateDraft[] = [
  {
    name: "ふりかえり",
    grades: [...grades],
    weekdays: [2, 4, 7],
    opens: "19:00",
    due_days: 1,
    due: "12:00",
    remind: false,
    readers: "by_age",
    questions: [
      asked(1, "text", "今日できたこと", true),
      asked(2, "text", "うまくいかなかったこと"),
      asked(3, "text", "次にためすこと"),
      asked(4, "scale", "手ごたえ", true),
    ],
  },
  {
    name: "試合のあと",
    grades: [...grades],
    weekdays: [],
    opens: "00:00",
    due_days: 0,
    due: "23:59",
    remind: false,
    readers: "by_age",
    questions: [
      asked(1, "text", "よかったプレー", true),
      asked(2, "text", "次の試合までに直すこと", true),
      asked(3, "scale", "手ごたえ"),
    ],
  },
  {
    name: "今月の目標",
    grades: [...grades],
    weekdays: [7],
    opens: "09:00",
    due_days: 1,
    due: "21:00",
    remind: false,
    readers: "by_age",
    questions: [asked(1, "goals", "今週できたマス"), asked(2, "text", "ひとこと")],
  },
];
