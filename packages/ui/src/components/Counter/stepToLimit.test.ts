import { describe, expect, test } from "vitest";
import { stepToLimit } from "./stepToLimit.ts";

describe("stepToLimit", () => {
  test.each([
    { name: "残り21文字では知らせない", used: 979, max: 1000, expected: null },
    { name: "残り20文字で知らせ始める", used: 980, max: 1000, expected: 20 },
    { name: "残り11文字まで同じ言葉", used: 989, max: 1000, expected: 20 },
    { name: "残り10文字で言葉が変わる", used: 990, max: 1000, expected: 10 },
    { name: "残り1文字", used: 999, max: 1000, expected: 10 },
    { name: "ちょうど上限", used: 1000, max: 1000, expected: 0 },
    { name: "上限を超えたら、欄の下の文が伝える", used: 1001, max: 1000, expected: null },
    { name: "上限が短くても、空の欄では知らせない", used: 0, max: 10, expected: null },
  ])("$name", ({ used, max, expected }) => {
    expect(stepToLimit({ used, max })).toBe(expected);
  });
});
