import { expect, test } from "vitest";
import { insertRule, insertWaitingRules, withRulesWaiting } from "./waitingRules.ts";

/** A sheet that knows no `@page`. */
function sheetOf(...rules: string[]) {
  const sheet = {
    insertRule(rule: string, index = 0) {
      if (rule.startsWith("@page")) throw new SyntaxError(rule);
      rules.splice(index, 0, rule);
      return index;
    },
  };
  return { rules, tag: { sheet, length: rules.length } };
}

test("描いている間の規則は、描いたものが画面に入るときにまとめて、頼まれた順に入る", () => {
  const { rules, tag } = sheetOf("a{}");
  withRulesWaiting(() => {
    insertRule(tag, 1, "b{}");
    insertRule(tag, 1, "c{}");
  });
  expect([rules, tag.length]).toEqual([["a{}"], 3]);
  insertWaitingRules();
  expect(rules).toEqual(["a{}", "c{}", "b{}"]);
});

test("描いていないときの規則はすぐに、待っている規則の後に入る", () => {
  const { rules, tag } = sheetOf();
  withRulesWaiting(() => insertRule(tag, 0, "a{}"));
  insertRule(tag, 1, "b{}");
  expect(rules).toEqual(["a{}", "b{}"]);
});

test("ブラウザが知らない規則は場所だけを取り、ほかの規則の順は変わらない", () => {
  const { rules, tag } = sheetOf();
  withRulesWaiting(() => ["@page{}", "a{}", "b{}"].map((rule, index) => insertRule(tag, index, rule)));
  insertWaitingRules();
  expect(rules).toEqual(["no-rule{}", "a{}", "b{}"]);
});

test("描くことに失敗しても、その後の規則は待たない", () => {
  const { rules, tag } = sheetOf();
  const draw = () =>
    withRulesWaiting(() => {
      throw new Error("drawn halfway");
    });
  expect(draw).toThrow("drawn halfway");
  insertRule(tag, 0, "a{}");
  expect(rules).toEqual(["a{}"]);
});
