import { describe, expect, test } from "vitest";
import { presetItems } from "../vocabulary/measureItem.ts";
import { keepCell, typeCell, type UnsentCell, valueToSend } from "./unsentCell.ts";

const jump = presetItems.standing_jump;
const past = { last: 160, best: 165 };
const cell: UnsentCell = { member_id: 1, item_id: 2, text: "168", from: null, kept: false, theirs: null };
const at = { member_id: 1, item_id: 2 };

describe("BE-7 まだ送っていないマス", () => {
  test.each([
    ["打ち終えた値は送る", cell, 168],
    ["消したことも送る", { ...cell, text: "", from: 168 }, null],
    ["直す値は送らない", { ...cell, text: "1520" }, undefined],
    ["確認の値は送らない", { ...cell, text: "300" }, undefined],
    ["この値でよいと言われた確認は送る", { ...cell, text: "300", kept: true }, 300],
    ["この値でよいと言っても、直す値は送らない", { ...cell, text: "1520", kept: true }, undefined],
    ["R4 ほかの人の値とちがう間は送らない", { ...cell, theirs: { value: 170, by: "片山" } }, undefined],
  ])("%s", (_, unsent, expected) => {
    expect(valueToSend(unsent, jump, past)).toBe(expected);
  });

  test("打つと、はじめにあった値を覚えている。打ち直しても変わらない", () => {
    expect(typeCell(undefined, { ...at, text: "168" }, 160, jump, past)).toEqual({ ...cell, from: 160 });
    expect(typeCell({ ...cell, from: 160, kept: true }, { ...at, text: "170" }, 161, jump, past)).toEqual({
      ...cell,
      text: "170",
      from: 160,
    });
  });

  test("いまある値と同じなら、送ることはない", () => {
    expect(typeCell(cell, { ...at, text: "１６８cm" }, 168, jump, past)).toBeNull();
    expect(typeCell(cell, { ...at, text: " " }, null, jump, past)).toBeNull();
    expect(typeCell(undefined, { ...at, text: "キ" }, null, jump, past)).toMatchObject({ text: "キ" });
  });

  test("R4 自分の値を選ぶと、ほかの人の値の上に書く。その値を選ぶと送ることはない。別の値を打つと選んだことになる", () => {
    const asked = { ...cell, theirs: { value: 170, by: "片山" } };
    expect(valueToSend(keepCell(asked), jump, past)).toBe(168);
    expect(keepCell(asked)).toEqual({ ...cell, from: 170, kept: true });
    expect(typeCell(asked, { ...at, text: "170" }, 170, jump, past)).toBeNull();
    expect(typeCell(asked, { ...at, text: "169" }, 170, jump, past)).toEqual({ ...cell, text: "169", from: 170 });
  });
});
