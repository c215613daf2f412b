import { describe, expect, test } from "vitest";
import { clearLabels, fitText, numberWidth, spreadLabels, textWidth } from "./labels.ts";

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

describe("clearLabels", () => {
  const at = (x: number, y: number) => ({ x, y, width: 20 });
  test.each([
    { name: "触れなければすべて", labels: [at(0, 50), at(20, 50), at(40, 50)], expected: [0, 1, 2] },
    { name: "同じ高さで近ければ、右から一つおき", labels: [at(0, 50), at(15, 50), at(30, 50)], expected: [0, 2] },
    { name: "高さが違えば近くてもよい", labels: [at(0, 50), at(15, 62), at(30, 50)], expected: [0, 1, 2] },
    { name: "隣がなくなれば、その隣は残る", labels: [at(0, 62), at(10, 50), at(20, 55)], expected: [0, 2] },
    { name: "なければ、なし", labels: [], expected: [] },
  ])("$name", ({ labels, expected }) => {
    expect([...clearLabels(labels, 12)].toSorted((a, b) => a - b)).toEqual(expected);
  });
});
