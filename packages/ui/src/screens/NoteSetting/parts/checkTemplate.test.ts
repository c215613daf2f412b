import { Failure, newQuestion, starterTemplates } from "@kyuseki/domain";
import { describe, expect, test } from "vitest";
import { checkTemplate, placedFailure } from "./checkTemplate.ts";
import { newTemplate, type TemplateValues, templateValuesOf } from "./templateValues.ts";

const words = { timeMissing: "時刻がない", boundMissing: "上限がない" };
const [lookBack] = starterTemplates;
if (!lookBack) throw new Error("there is an example");
const right = templateValuesOf(lookBack);
const check = (part: Partial<TemplateValues>) => checkTemplate({ ...right, ...part }, words);

describe("テンプレートのまちがい", () => {
  test("例は正しい", () => {
    expect(check({})).toEqual({});
  });

  test.each([
    { name: "名前がない", part: { name: " " }, expected: { name: "テンプレートの名前を入力してください" } },
    { name: "質問がない", part: { questions: [] }, expected: { questions: "質問を1つ以上入れてください" } },
    {
      name: "締め切りが届く時刻と同じ",
      part: { due_days: 0, due: "19:00" },
      expected: { due: "締め切りは、届く時刻より後にしてください" },
    },
    { name: "時刻が空", part: { opens: null }, expected: { opens: "時刻がない" } },
    {
      name: "知らせるのに曜日がない",
      part: { weekdays: [], remind: true },
      expected: { weekdays: "知らせるには、届ける日を選んでください" },
    },
  ])("$name", ({ part, expected }) => {
    expect(check(part)).toEqual(expected);
  });

  test("質問のまちがいは、質問の番号と、質問の欄の両方に立つ", () => {
    const questions = [...right.questions, newQuestion(7, "text")];
    expect(check({ questions })).toEqual({
      "questions.7": "質問を入力してください",
      questions: "質問を入力してください",
    });
    expect(check({ questions: [{ ...newQuestion(8, "number"), label: "回数", highest: null }] })).toEqual({
      "questions.8": "上限がない",
      questions: "上限がない",
    });
  });

  test("長すぎる質問も、その質問に立つ", () => {
    const questions = [{ ...newQuestion(3, "text"), label: "長".repeat(41) }];
    expect(Object.keys(check({ questions }))).toEqual(["questions.3", "questions"]);
  });
});

describe("サーバーに断られたとき", () => {
  test("質問の順で言われた文を、その質問の番号に置く", () => {
    const values = { ...newTemplate.values, questions: [newQuestion(4, "text"), newQuestion(9, "text")] };
    const failure = new Failure("invalid", { fields: { "questions.1.label": "長すぎます", name: "短すぎます" } });
    expect(placedFailure(failure, values)).toMatchObject({
      code: "invalid",
      fields: { "questions.9": "長すぎます", questions: "長すぎます", name: "短すぎます" },
    });
  });

  test("ほかの失敗は、そのまま", () => {
    const failure = new Failure("unavailable");
    expect(placedFailure(failure, newTemplate.values)).toBe(failure);
  });
});
