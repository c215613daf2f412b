import { describe, expect, test } from "vitest";
import { readNumber } from "./readNumber.ts";

const percent = { min: 0, max: 100, decimals: 0, unit: "%" } as const;
const speed = { min: 0, max: 200, decimals: 1, unit: "km/h" } as const;
const angle = { min: -90, max: 90, decimals: 0, unit: "°" } as const;
const free = { decimals: 1 } as const;

describe("readNumber", () => {
  test.each([
    { name: "半角", text: "85", rules: percent, value: 85 },
    { name: "全角", text: "８５", rules: percent, value: 85 },
    { name: "前後の空き", text: "　85 ", rules: percent, value: 85 },
    { name: "先頭の0", text: "085", rules: percent, value: 85 },
    { name: "単位まで書いた", text: "85%", rules: percent, value: 85 },
    { name: "全角の単位まで書いた", text: "８５％", rules: percent, value: 85 },
    { name: "大文字の単位", text: "110 KM/H", rules: speed, value: 110 },
    { name: "全角の小数点", text: "１１０．５", rules: speed, value: 110.5 },
    { name: "句点で打った小数点", text: "１１０。５", rules: speed, value: 110.5 },
    { name: "小数点で終わる", text: "110.", rules: speed, value: 110 },
    { name: "小数点で始まる", text: ".5", rules: speed, value: 0.5 },
    { name: "余分な0は小数に数えない", text: "85.0", rules: percent, value: 85 },
    { name: "半角の引く", text: "-8", rules: angle, value: -8 },
    { name: "数学の引く", text: "−8", rules: angle, value: -8 },
    { name: "全角の引く", text: "－８", rules: angle, value: -8 },
    { name: "長音で打った引く", text: "ー８", rules: angle, value: -8 },
    { name: "半角の長音で打った引く", text: "ｰ8", rules: angle, value: -8 },
    { name: "足す", text: "+8", rules: angle, value: 8 },
    { name: "引くの0は0", text: "-0", rules: angle, value: 0 },
    { name: "3桁ごとの区切り", text: "1,205", rules: free, value: 1205 },
    { name: "全角の区切り", text: "１，２０５．５", rules: free, value: 1205.5 },
    { name: "下限ちょうど", text: "0", rules: percent, value: 0 },
    { name: "上限ちょうど", text: "100", rules: percent, value: 100 },
    { name: "空", text: "", rules: percent, value: null },
    { name: "空きだけ", text: "　 ", rules: percent, value: null },
  ])("$name「$text」は読める", ({ text, rules, value }) => {
    expect(readNumber(text, rules)).toEqual({ value, fieldError: null });
  });

  test.each([
    { name: "文字", text: "はちじゅう", rules: percent, fieldError: "unreadable" },
    { name: "数字と文字", text: "85くらい", rules: percent, fieldError: "unreadable" },
    { name: "符号だけ", text: "-", rules: angle, fieldError: "unreadable" },
    { name: "点だけ", text: ".", rules: speed, fieldError: "unreadable" },
    { name: "途中の長音", text: "1ー2", rules: angle, fieldError: "unreadable" },
    { name: "点が二つ", text: "1.2.3", rules: speed, fieldError: "unreadable" },
    { name: "区切りの位置が違う", text: "1,5", rules: free, fieldError: "unreadable" },
    { name: "区切りのあとが4けた", text: "1,2345", rules: free, fieldError: "unreadable" },
    { name: "指数", text: "1e2", rules: percent, fieldError: "unreadable" },
    { name: "単位だけ", text: "+%", rules: percent, fieldError: "unreadable" },
    { name: "大きすぎて数にならない", text: "9".repeat(400), rules: free, fieldError: "unreadable" },
    { name: "小数が要らない欄の小数", text: "85.5", rules: percent, fieldError: "decimals" },
    { name: "小数2けた", text: "110.25", rules: speed, fieldError: "decimals" },
    { name: "下限より小さい", text: "-1", rules: percent, fieldError: "range" },
    { name: "上限より大きい", text: "200.1", rules: speed, fieldError: "range" },
  ])("$name「$text」は $fieldError", ({ text, rules, fieldError }) => {
    expect(readNumber(text, rules)).toEqual({ fieldError });
  });
});
