import { type Grade, type NoteQuestion, type NoteTemplateDraft, newQuestion } from "@kyuseki/domain";

/** A template with the questions of each of its versions, the latest last. */
export type TemplateLine = Omit<NoteTemplateDraft, "questions"> & {
  /** How many weeks ago each version was saved. */
  versions: readonly { weeksAgo: number; questions: readonly NoteQuestion[] }[];
};

const question = (id: number, kind: NoteQuestion["kind"], label: string, more: Partial<NoteQuestion> = {}) => ({
  ...newQuestion(id, kind),
  label,
  ...more,
});

const required = { required: true } as const;

const done = question(1, "text", "今日できたこと", required);
const hard = question(2, "text", "うまくいかなかったこと");
const feel = question(3, "scale", "手ごたえ", required);
const stretched = question(4, "yes_no", "ストレッチをしましたか", required);
const swings = question(5, "number", "素振りの回数");
const goals = question(6, "goals", "今月の目標", { hint: "今日できたマスを押します" });

const younger: Grade[] = ["e1", "e2", "e3", "e4", "e5", "e6", "j1", "j2", "j3"];

export const diary: TemplateLine = {
  name: "ふりかえり",
  grades: younger,
  weekdays: [2, 4, 7],
  opens: "19:00",
  due_days: 1,
  due: "12:00",
  remind: false,
  readers: "by_age",
  versions: [
    { weeksAgo: 9, questions: [done, hard, feel] },
    { weeksAgo: 4, questions: [done, hard, feel, stretched, swings, goals] },
  ],
};

export const afterGame: TemplateLine = {
  name: "試合のあと",
  grades: ["h1", "h2", "h3"],
  weekdays: [],
  opens: "00:00",
  due_days: 0,
  due: "23:59",
  remind: false,
  readers: "by_age",
  versions: [
    {
      weeksAgo: 9,
      questions: [
        question(1, "text", "よかったプレー", required),
        question(2, "text", "次の試合までに直すこと", required),
        feel,
        question(4, "goals", "できたマス"),
      ],
    },
  ],
};
