import { describe, expect, test } from "vitest";
import { blockOf, middleOf, placeAfterKey } from "./place.ts";

const press = (key: string, whole = false) => ({ key, ctrlKey: whole, metaKey: false });

describe("9×9 のマスの動き", () => {
  test.each([
    { key: "ArrowUp", from: { row: 0, column: 3 }, to: { row: 0, column: 3 } },
    { key: "ArrowUp", from: { row: 3, column: 3 }, to: { row: 2, column: 3 } },
    { key: "ArrowDown", from: { row: 8, column: 0 }, to: { row: 8, column: 0 } },
    { key: "ArrowLeft", from: { row: 4, column: 0 }, to: { row: 4, column: 0 } },
    { key: "ArrowRight", from: { row: 4, column: 2 }, to: { row: 4, column: 3 } },
    { key: "ArrowRight", from: { row: 4, column: 8 }, to: { row: 4, column: 8 } },
    { key: "Home", from: { row: 4, column: 5 }, to: { row: 4, column: 0 } },
    { key: "End", from: { row: 4, column: 5 }, to: { row: 4, column: 8 } },
    { key: "Tab", from: { row: 4, column: 5 }, to: null },
  ])("$from で $key を押すと $to", ({ key, from, to }) => {
    expect(placeAfterKey(from, press(key))).toEqual(to);
  });

  test("Ctrl と Home・End は、はじめと終わりのマスへ", () => {
    expect(placeAfterKey({ row: 4, column: 5 }, press("Home", true))).toEqual({ row: 0, column: 0 });
    expect(placeAfterKey({ row: 4, column: 5 }, press("End", true))).toEqual({ row: 8, column: 8 });
  });

  test("どの9マスの真ん中も、その9マスにある", () => {
    for (let block = 0; block < 9; block += 1) expect(blockOf(middleOf(block))).toBe(block);
    expect(middleOf(4)).toEqual({ row: 4, column: 4 });
  });
});
