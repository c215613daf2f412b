import { newQuestion, starterTemplates } from "@kyuseki/domain";
import { describe, expect, test } from "vitest";
import {
  newTemplate,
  templateDraftOf,
  templateValuesOf,
  withCopiedQuestion,
  withMovedQuestion,
  withNewQuestion,
} from "./templateValues.ts";

const [first, second, third] = [newQuestion(1, "text"), newQuestion(2, "scale"), newQuestion(5, "number")];
const ids = (questions: readonly { id: number }[] | null) => questions?.map(({ id }) => id);

describe("質問の並べ替え", () => {
  test.each([
    { name: "上へ", index: 1, step: -1, expected: [2, 1, 5] },
    { name: "下へ", index: 1, step: 1, expected: [1, 5, 2] },
    { name: "はじめは上へ動かない", index: 0, step: -1, expected: undefined },
    { name: "終わりは下へ動かない", index: 2, step: 1, expected: undefined },
  ] as const)("$name", ({ index, step, expected }) => {
    expect(ids(withMovedQuestion([first, second, third], index, step))).toEqual(expected);
  });
});

describe("質問の番号", () => {
  test("足した質問は、消した質問の番号も使わない", () => {
    const { questions, id } = withNewQuestion([first, second], [first, second, third], "yes_no");
    expect(id).toBe(6);
    expect(questions.at(-1)).toEqual(newQuestion(6, "yes_no"));
  });

  test("同じ質問は、すぐ下に別の番号で入る", () => {
    const { questions, id } = withCopiedQuestion([{ ...first, label: "できたこと" }, second], [], 0);
    expect(ids(questions)).toEqual([1, 3, 2]);
    expect(questions[1]).toEqual({ ...first, label: "できたこと", id });
  });
});

describe("送る内容", () => {
  test.each(starterTemplates)("$name は、欄を通って同じまま", (draft) => {
    expect(templateDraftOf(templateValuesOf(draft))).toEqual(draft);
  });

  test.each([
    { name: "時刻", values: { opens: null } },
    { name: "締め切りの時刻", values: { due: null } },
    { name: "下限", values: { questions: [{ ...third, lowest: null }] } },
  ])("$name が空なら送れない", ({ values }) => {
    expect(templateDraftOf({ ...newTemplate.values, ...values })).toBeNull();
  });
});
