import { answerMistakes, newQuestion, questionKinds } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { sampleAnswers } from "./sampleAnswers.ts";

test("どの種類の質問にも、正しい答えの見本がある", () => {
  const questions = questionKinds.map((kind, index) => ({ ...newQuestion(index + 1, kind), required: true }));
  const answers = sampleAnswers(questions, "打てた。");
  expect(answers.map(({ question_id }) => question_id)).toEqual([1, 2, 3, 4, 5]);
  expect([...answerMistakes(questions, answers)]).toEqual([]);
});

test("数値は範囲の中、文章ははじめの質問だけ", () => {
  const questions = [
    { ...newQuestion(1, "number"), lowest: 0, highest: 10 },
    newQuestion(2, "text"),
    newQuestion(3, "text"),
  ];
  expect(sampleAnswers(questions, "打てた。")).toEqual([
    { question_id: 1, value: 10 },
    { question_id: 2, value: "打てた。" },
  ]);
});
