import { expect, test } from "vitest";
import { passwordStrength } from "./passwordStrength.ts";

test.each([
  { name: "何もない", password: "", expected: "short" },
  { name: "7文字", password: "nagai-7", expected: "short" },
  { name: "ちょうど8文字", password: "nagai-78", expected: "enough" },
  { name: "濁点を分けて書いた7文字", password: "か\u3099".repeat(7), expected: "short" },
  { name: "絵文字も人の数えかたで1文字", password: "👨‍👩‍👧を見た夏の", expected: "short" },
  { name: "誕生日", password: "20110405", expected: "easy" },
  { name: "全角の電話番号", password: "０９０１２３４５６７８", expected: "easy" },
  { name: "並んだ英字", password: "ABCDEFGHIJKLMN", expected: "easy" },
  { name: "逆に並んだ英字", password: "hgfedcba", expected: "easy" },
  { name: "4種類の文字だけの12文字", password: "abcdabcdabcd", expected: "easy" },
  { name: "5種類の文字", password: "abcdeabc", expected: "enough" },
  { name: "11文字", password: "tsuki-ball2", expected: "enough" },
  { name: "ちょうど12文字", password: "tsuki-ball27", expected: "strong" },
  { name: "日本語の合言葉", password: "夏の夕方の三塁側ベンチ裏", expected: "strong" },
  { name: "上限より長い", password: "みなみのほし".repeat(1000), expected: "strong" },
] as const)("S9 $name は $expected", ({ password, expected }) => {
  expect(passwordStrength(password)).toBe(expected);
});
