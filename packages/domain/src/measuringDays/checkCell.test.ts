import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { presetItems } from "../vocabulary/measureItem.ts";
import { cellErrorOf, checkCell } from "./checkCell.ts";

const nobody = { last: null, best: null };
const { run_50m, standing_jump, grip_right } = presetItems;

describe("BE-7 測定会の一マス", () => {
  test.each([
    ["", { state: "empty" }],
    ["　", { state: "empty" }],
    ["168", { state: "value", value: 168, isBest: false }],
    ["１６８", { state: "value", value: 168, isBest: false }],
    ["168cm", { state: "value", value: 168, isBest: false }],
    ["50", { state: "value", value: 50, isBest: false }],
    ["400", { state: "value", value: 400, isBest: false }],
    ["49", { state: "refused", failure: "range", fix: null }],
    ["401", { state: "refused", failure: "range", fix: null }],
    ["1520", { state: "refused", failure: "range", fix: "152" }],
    ["15.2", { state: "refused", failure: "range", fix: "152" }],
    ["168.5", { state: "refused", failure: "decimals", fix: "169" }],
    ["キ", { state: "refused", failure: "number", fix: null }],
    ["-168", { state: "refused", failure: "range", fix: null }],
  ])("立ち幅とび「%s」", (text, expected) => {
    expect(checkCell(text, standing_jump, nobody)).toEqual(expected);
  });

  test.each([
    ["8.1", { state: "value", value: 8.1, isBest: false }],
    ["8.", { state: "value", value: 8, isBest: false }],
    ["8秒", { state: "value", value: 8, isBest: false }],
    ["８。１", { state: "value", value: 8.1, isBest: false }],
    ["8秒2", { state: "refused", failure: "number", fix: "8.2" }],
    ["8'2", { state: "refused", failure: "number", fix: null }],
    ['8"2', { state: "refused", failure: "number", fix: "8.2" }],
    ["82", { state: "refused", failure: "range", fix: "8.2" }],
    ["0:09", { state: "refused", failure: "number", fix: "9" }],
  ])("50m走「%s」", (text, expected) => {
    expect(checkCell(text, run_50m, nobody)).toEqual(expected);
  });

  test("前回から30%をこえて離れた値は確かめ、打ちまちがいなら正しい桁を示す", () => {
    const past = { last: 15.8, best: 16.2 };
    expect(checkCell("11.0", grip_right, past)).toEqual({ state: "ask", value: 11, question: "far", fix: null });
    expect(checkCell("11.1", grip_right, past)).toMatchObject({ state: "value" });
    expect(checkCell("12", grip_right, { last: 60, best: null })).toMatchObject({ question: "far", fix: null });
    expect(checkCell("5", grip_right, { last: 48, best: null })).toMatchObject({ question: "far", fix: "50" });
  });

  test("自己ベストを15%をこえて上回る値は確かめる", () => {
    const past = { last: 20, best: 20 };
    expect(checkCell("23", grip_right, past)).toEqual({ state: "value", value: 23, isBest: true });
    expect(checkCell("23", grip_right, { ...past, spread: 30 })).toMatchObject({ isBest: false });
    expect(checkCell("23.1", grip_right, past)).toMatchObject({ state: "ask", question: "leap" });
    const runner = { last: 8, best: 8 };
    expect(checkCell("6.8", run_50m, runner)).toEqual({ state: "value", value: 6.8, isBest: true });
    expect(checkCell("6.7", run_50m, runner)).toMatchObject({ state: "ask", question: "leap" });
    expect(checkCell("8.0", run_50m, runner)).toEqual({ state: "value", value: 8, isBest: false });
  });

  test("0が記録になる項目では、前回と同じ0を疑わない", () => {
    const pullUps = { better: "higher", lowest: 0, highest: 50, decimals: 0 } as const;
    expect(checkCell("0", pullUps, { last: 0, best: 0 })).toEqual({ state: "value", value: 0, isBest: false });
    expect(checkCell("0", pullUps, { last: 5, best: 5 })).toMatchObject({ state: "ask", question: "far" });
    expect(checkCell("3", pullUps, { last: 0, best: 3 })).toMatchObject({ state: "ask", question: "far" });
  });

  test("範囲のない項目は0より大きい値を受ける", () => {
    const own = { better: "higher", lowest: null, highest: null, decimals: 0 } as const;
    expect(cellErrorOf(0, own)).toBe("range");
    expect(cellErrorOf(1, own)).toBeNull();
    expect(cellErrorOf(99_999, own)).toBeNull();
    expect(cellErrorOf(100_000, own)).toBe("range");
    expect(cellErrorOf(Number.NaN, own)).toBe("number");
  });

  test("どんな文字でも止まらず、受けた値も示した値もサーバーが受ける", () => {
    const items = fc.constantFrom(...Object.values(presetItems));
    const past = fc.record({
      last: fc.option(fc.double({ min: 1, max: 300, noNaN: true })),
      best: fc.option(fc.double({ min: 1, max: 300, noNaN: true })),
    });
    const typed = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.stringMatching(/^[0-9０-９.,:'"秒分cm -]{0,8}$/),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(typed, items, past, (text, item, before) => {
        const check = checkCell(text, item, before);
        if (check.state === "value" || check.state === "ask") expect(cellErrorOf(check.value, item)).toBeNull();
        if ("fix" in check && check.fix !== null) expect(cellErrorOf(Number(check.fix), item)).toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});
