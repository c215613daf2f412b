import { describe, expect, test } from "vitest";
import type { NoteTemplateDraft } from "../contract/notes/noteTemplates.ts";
import { answeringMinutes } from "./answeringMinutes.ts";
import { newQuestion, starterTemplates } from "./starterTemplates.ts";
import { templateMistakes } from "./templateMistakes.ts";

const draft = starterTemplates[0] as NoteTemplateDraft;
const asked = (id: number, overrides: object = {}) => ({ ...newQuestion(id, "text"), label: "質問", ...overrides });

describe("templateMistakes", () => {
  test("見本のテンプレートには、まちがいがない", () => {
    expect(starterTemplates.map(templateMistakes)).toEqual([null, null, null]);
  });

  test.each([
    { name: "名前がない", change: { name: "  " }, mistakes: { name: "テンプレートの名前を入力してください" } },
    { name: "質問がない", change: { questions: [] }, mistakes: { questions: "質問を1つ以上入れてください" } },
    {
      name: "9マス目標が2つ",
      change: { questions: [asked(1, { kind: "goals" }), asked(2, { kind: "goals" })] },
      mistakes: { questions: "9マス目標は1つのテンプレートに1つまでです" },
    },
    { name: "同じ曜日が2つ", change: { weekdays: [2, 2] }, mistakes: { weekdays: "届ける日が重なっています" } },
    {
      name: "締め切りが届く時刻と同じ",
      change: { due_days: 0, due: "19:00" },
      mistakes: { due: "締め切りは、届く時刻より後にしてください" },
    },
    {
      name: "締め切りが次のノートより後",
      change: { due_days: 2, due: "19:01" },
      mistakes: { due: "締め切りは、次のノートが届くより前にしてください" },
    },
    {
      name: "週末をまたいで次のノートより後",
      change: { weekdays: [1, 7], due_days: 1, due: "20:00" },
      mistakes: { due: "締め切りは、次のノートが届くより前にしてください" },
    },
    {
      name: "曜日なしで知らせる",
      change: { weekdays: [], remind: true },
      mistakes: { weekdays: "知らせるには、届ける日を選んでください" },
    },
  ])("$name", ({ change, mistakes }) => {
    expect(templateMistakes({ ...draft, ...change })).toEqual({ ...mistakes, byQuestion: new Map() });
  });

  test.each([
    {
      name: "ことばのない質問",
      questions: [asked(1), asked(2, { label: " " })],
      mistake: [2, "質問を入力してください"],
    },
    {
      name: "同じ番号の質問",
      questions: [asked(2), asked(2)],
      mistake: [2, "同じ質問が重なっています。入れ直してください"],
    },
    {
      name: "下限と上限が同じ数値",
      questions: [asked(1), asked(2, { kind: "number", lowest: 5, highest: 5 })],
      mistake: [2, "上限は下限より大きくしてください"],
    },
  ])("$name は、その質問のところに出る", ({ questions, mistake }) => {
    const [id, sentence] = mistake as [number, string];
    expect(templateMistakes({ ...draft, questions })?.byQuestion).toEqual(new Map([[id, sentence]]));
  });

  test.each([
    { name: "次のノートの時刻ちょうどの締め切り", change: { due_days: 2, due: "19:00" } },
    { name: "曜日のないテンプレートの時刻", change: { weekdays: [], opens: "00:00", due_days: 0, due: "00:00" } },
    { name: "週に1日の6日後", change: { weekdays: [7], due_days: 6 } },
  ])("$name は、まちがいではない", ({ change }) => {
    expect(templateMistakes({ ...draft, ...change })).toBeNull();
  });
});

test.each([
  { kinds: ["yes_no"], minutes: 1 },
  { kinds: ["text", "text", "text", "scale"], minutes: 4 },
  { kinds: ["text", "scale", "scale", "scale", "scale"], minutes: 2 },
] as const)("$kinds.length 問なら約 $minutes 分", ({ kinds, minutes }) => {
  expect(answeringMinutes(kinds.map((kind) => ({ kind })))).toBe(minutes);
});
