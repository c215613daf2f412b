import { describe, expect, test } from "vitest";
import type { NoteAnswer } from "../contract/notes/noteFields.ts";
import type { QuestionKind } from "../vocabulary/notes.ts";
import { answerMistakes, isEmptyNote } from "./answerMistakes.ts";
import { newQuestion, starterTemplates } from "./starterTemplates.ts";

const mistakeOf = (kind: QuestionKind, value: NoteAnswer["value"] | undefined, overrides: object = {}) =>
  answerMistakes(
    [{ ...newQuestion(7, kind), label: "質問", required: true, ...overrides }],
    value === undefined ? [] : [{ question_id: 7, value }],
  ).get(7) ?? null;

describe("answerMistakes", () => {
  test.each([
    { name: "200文字ちょうど", kind: "text", value: "あ".repeat(200), mistake: null },
    { name: "前後の空白は数えない", kind: "text", value: `  ${"あ".repeat(200)}\n`, mistake: null },
    { name: "201文字", kind: "text", value: "あ".repeat(201), mistake: "200文字以内で入力してください" },
    { name: "絵文字は1つで1文字", kind: "text", value: "👨‍👩‍👧".repeat(200), mistake: null },
    {
      name: "合わせ文字を重ねた1文字",
      kind: "text",
      value: `が${"\u3099".repeat(9000)}`,
      mistake: "200文字以内で入力してください",
    },
    { name: "空白だけの文章", kind: "text", value: " 　\n", mistake: "文章で答えてください" },
    { name: "文章に数字", kind: "text", value: 3, mistake: "文章で答えてください" },
    { name: "5段階の0", kind: "scale", value: 0, mistake: "1〜5を選んでください" },
    { name: "5段階の5", kind: "scale", value: 5, mistake: null },
    { name: "5段階の6", kind: "scale", value: 6, mistake: "1〜5を選んでください" },
    { name: "5段階の2.5", kind: "scale", value: 2.5, mistake: "1〜5を選んでください" },
    { name: "×も答え", kind: "yes_no", value: false, mistake: null },
    { name: "○×に文章", kind: "yes_no", value: "○", mistake: "○か×を選んでください" },
    { name: "下限の数", kind: "number", value: 0, mistake: null },
    { name: "下限より小さい数", kind: "number", value: -1, mistake: "0〜1000の数字で入力してください" },
    { name: "上限より大きい数", kind: "number", value: 1001, mistake: "0〜1000の数字で入力してください" },
    { name: "数でない数", kind: "number", value: Number.NaN, mistake: "数字で入力してください" },
    { name: "できたマス", kind: "goals", value: [1, 8], mistake: null },
    { name: "できたマスなし", kind: "goals", value: [], mistake: "できたマスを1つ以上選んでください" },
  ] as const)("$name", ({ kind, value, mistake }) => {
    expect(mistakeOf(kind, typeof value === "object" ? [...value] : value)).toBe(mistake);
  });

  test.each([
    { kind: "text", mistake: "文章で答えてください" },
    { kind: "scale", mistake: "1〜5を選んでください" },
    { kind: "yes_no", mistake: "○か×を選んでください" },
    { kind: "number", mistake: "数字で入力してください" },
    { kind: "goals", mistake: "できたマスを1つ以上選んでください" },
  ] as const)("$kind の必須の質問に答えがない。必須でなければ、なくてよい", ({ kind, mistake }) => {
    expect(mistakeOf(kind, undefined)).toBe(mistake);
    expect(mistakeOf(kind, undefined, { required: false })).toBeNull();
  });

  test("文章は全体で4,000文字まで。超えたところの質問に文が出る", () => {
    const questions = [1, 2, 3, 4, 5].map((id) => ({ ...newQuestion(id, "text"), label: "質問", text_max: 1000 }));
    const said = (lengths: readonly number[]) =>
      lengths.map((length, index) => ({ question_id: index + 1, value: "あ".repeat(length) }));

    expect(answerMistakes(questions, said([1000, 1000, 1000, 999, 1]))).toEqual(new Map());
    expect(answerMistakes(questions, said([1000, 1000, 1000, 1000, 1]))).toEqual(
      new Map([[5, "ノート全体で4000文字以内になるように、短くしてください"]]),
    );
  });

  test("9マス目標が白紙なら、必須でも答えなくてよい", () => {
    const questions = [
      { ...newQuestion(1, "goals"), required: true },
      { ...newQuestion(2, "text"), required: true },
    ];
    expect([...answerMistakes(questions, [], false).keys()]).toEqual([2]);
  });

  test("例の「今月の目標」は、できたマスがない週も、ひとことだけで送れる", () => {
    const { questions } = starterTemplates.find(({ name }) => name === "今月の目標") ?? { questions: [] };
    expect(questions.map(({ kind }) => kind)).toEqual(["goals", "text"]);
    expect(answerMistakes(questions, [{ question_id: 2, value: "今週は休みました" }])).toEqual(new Map());
  });
});

test.each([
  { name: "答えがない", values: [], expected: true },
  { name: "空白とマスなしだけ", values: [" ", []], expected: true },
  { name: "×が1つ", values: [false], expected: false },
  { name: "0が1つ", values: [0], expected: false },
  { name: "ことばが1つ", values: ["", "声"], expected: false },
] as { name: string; values: NoteAnswer["value"][]; expected: boolean }[])(
  "isEmptyNote: $name なら $expected",
  ({ values, expected }) => {
    expect(isEmptyNote(values.map((value, index) => ({ question_id: index + 1, value })))).toBe(expected);
  },
);
