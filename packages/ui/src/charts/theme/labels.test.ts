import { describe, expect, test } from "vitest";
import { fitText, numberWidth, spreadLabels, textWidth } from "./labels.ts";

describe("文字の幅", () => {
  test("漢字とかなは1文字ぶん、英数は狭い", () => {
    expect(textWidth("小野寺", 12)).toBe(36);
    expect(textWidth("km/h", 12)).toBeLessThan(30);
    expect(numberWidth("147.8", 13)).toBeCloseTo(29.9);
  });
});

describe("fitText", () => {
  test.each([
    { name: "入ればそのまま", text: "小野寺", room: 36, expected: "小野寺" },
    { name: "入らなければ途中まで", text: "長谷川 ひまり子", room: 60, expected: "長谷川…" },
    { name: "𠮷のような字を半分に切らない", text: "𠮷𠮷𠮷", room: 30, expected: "𠮷…" },
    { name: "場所がなければ印だけ", text: "小野寺", room: 5, expected: "…" },
  ])("$name", ({ text, room, expected }) => {
    expect(fitText(text, room, 12)).toBe(expected);
  });
});

describe("spreadLabels", () => {
  test.each([
    { name: "離れていれば動かさない", ys: [10, 60], expected: [10, 60] },
    { name: "近ければ下へずらす", ys: [50, 55], expected: [50, 80] },
    { name: "頼まれた順に返す", ys: [55, 50], expected: [80, 50] },
    { name: "下にはみ出せば、まとめて上へ寄せる", ys: [150, 190, 195], expected: [140, 170, 200] },
    { name: "なければ、なし", ys: [], expected: [] },
  ])("$name", ({ ys, expected }) => {
    expect(spreadLabels(ys, 30, 200)).toEqual(expected);
  });
});
