import { type NoteTemplate, type NoteTemplates, newQuestion, starterTemplates } from "@kyuseki/domain";

/** 五つの種類の質問があるものと、試合のあと。 */
const every: NoteTemplate = {
  template_id: 1,
  version: 3,
  archived: false,
  notes: 148,
  name: "ふりかえり",
  grades: ["e6", "j1", "j2"],
  weekdays: [2, 4, 7],
  opens: "19:00",
  due_days: 1,
  due: "12:00",
  remind: true,
  readers: "by_age",
  questions: [
    { ...newQuestion(1, "text"), label: "今日できたこと", required: true },
    { ...newQuestion(2, "text"), label: "うまくいかなかったこと" },
    { ...newQuestion(3, "scale"), label: "手ごたえ", required: true },
    { ...newQuestion(4, "yes_no"), label: "ストレッチをしましたか", required: true },
    { ...newQuestion(5, "number"), label: "素振りの回数" },
    { ...newQuestion(6, "goals"), label: "今月の目標" },
  ],
};

const afterGame = starterTemplates[1];
if (!afterGame) throw new Error("there is an example for games");

export const previewTemplates: NoteTemplates = {
  templates: [every, { ...afterGame, template_id: 2, version: 1, archived: false, notes: 0 }],
  players: [],
};

/** One template with two questions, in its first week. */
export const firstTemplate: NoteTemplates = {
  templates: [{ ...every, version: 1, notes: 1, questions: every.questions.slice(0, 2) }],
  players: [],
};
