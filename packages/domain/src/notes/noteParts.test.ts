import { describe, expect, test } from "vitest";
import { excerptOf, noteParts, partsBesideFeel, scaleOf } from "./noteParts.ts";
import { newQuestion } from "./starterTemplates.ts";

const questions = [
  { ...newQuestion(1, "text"), label: "できたこと" },
  { ...newQuestion(2, "scale"), label: "手ごたえ" },
  { ...newQuestion(3, "yes_no"), label: "体操をしたか" },
  { ...newQuestion(4, "number"), label: "素振り" },
  { ...newQuestion(5, "goals"), label: "できたマス" },
  { ...newQuestion(6, "text"), label: "ひとこと" },
];

describe("noteParts", () => {
  test("質問の順に、答えをことばで。答えのない質問と、なくなった質問の答えは出ない", () => {
    const parts = noteParts(
      questions,
      [
        { question_id: 4, value: 120 },
        { question_id: 1, value: " 声を出せた " },
        { question_id: 2, value: 4 },
        { question_id: 3, value: false },
        { question_id: 5, value: [2, 3] },
        { question_id: 6, value: "  " },
        { question_id: 99, value: "なくなった質問" },
      ],
      ["", "体づくり", "送球"],
    );
    expect(parts).toEqual([
      { label: "できたこと", kind: "text", scale: null, text: "声を出せた" },
      { label: "手ごたえ", kind: "scale", scale: 4, text: "4" },
      { label: "体操をしたか", kind: "yes_no", scale: null, text: "×" },
      { label: "素振り", kind: "number", scale: null, text: "120回" },
      { label: "できたマス", kind: "goals", scale: null, text: "体づくり、送球" },
    ]);
    expect(scaleOf(parts)).toBe(4);
  });

  test("5段階の質問がなければ、手ごたえはない", () => {
    expect(scaleOf(noteParts(questions, [{ question_id: 4, value: 3 }]))).toBeNull();
  });
});

test("手ごたえのほかの5段階の答えは、残る", () => {
  const step = (label: string, scale: number | null) => ({ label, scale });
  const parts = [step("できたこと", null), step("手ごたえ", 4), step("体調", 2)];
  expect(partsBesideFeel(parts)).toEqual([step("できたこと", null), step("体調", 2)]);
  expect(partsBesideFeel(parts.slice(0, 1))).toEqual(parts.slice(0, 1));
});

describe("excerptOf", () => {
  const texts = (...all: string[]) => all.map((text) => ({ kind: "text" as const, label: "できたこと", text }));

  test("文章だけをつなげ、改行は空白にする", () => {
    const scale = { kind: "scale" as const, label: "手ごたえ", text: "4" };
    expect(excerptOf([...texts("声を\n出せた"), scale, ...texts("次も")])).toBe("声を 出せた 次も");
  });
  test("文章がなければ、質問と答え", () => {
    expect(excerptOf([{ kind: "number", label: "素振り", text: "120回" }])).toBe("素振り 120回");
  });
  test.each([
    { length: 120, expected: "髙".repeat(120) },
    { length: 121, expected: `${"髙".repeat(119)}…` },
  ])("$length 文字なら、多くて120文字", ({ length, expected }) => {
    expect(excerptOf(texts("髙".repeat(length)))).toBe(expected);
  });
  test("絵文字を途中で切らない", () => {
    expect(excerptOf(texts("👨‍👩‍👧".repeat(130)))).toBe(`${"👨‍👩‍👧".repeat(119)}…`);
  });
});
