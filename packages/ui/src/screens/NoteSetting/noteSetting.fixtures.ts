import { type NoteTemplate, type NoteTemplates, newQuestion } from "@kyuseki/domain";

/** 火・木・日の19時に、小学と中学の19人に届く。 */
export const lookBack: NoteTemplate = {
  template_id: 1,
  version: 3,
  archived: false,
  notes: 148,
  name: "ふりかえり",
  grades: ["e1", "e2", "e3", "e4", "e5", "e6", "j1", "j2", "j3"],
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

const afterGame: NoteTemplate = {
  ...lookBack,
  template_id: 2,
  version: 1,
  notes: 12,
  name: "試合のあと",
  grades: ["h1", "h2", "h3"],
  weekdays: [],
  remind: false,
  questions: [
    { ...newQuestion(1, "text"), label: "よかったプレー", required: true },
    { ...newQuestion(2, "text"), label: "次の試合までに直すこと", required: true },
  ],
};

const noLongerUsed: NoteTemplate = {
  ...afterGame,
  template_id: 3,
  name: "冬の目標",
  archived: true,
};

export const players: NoteTemplates["players"] = [
  { grade: "e4", count: 3 },
  { grade: "e5", count: 4 },
  { grade: "e6", count: 4 },
  { grade: "j1", count: 5 },
  { grade: "j2", count: 3 },
  { grade: "h1", count: 5 },
];

export const noteTemplates: NoteTemplates = { templates: [lookBack, afterGame, noLongerUsed], players };
