import { describe, expect, test } from "vitest";
import { rowsBetween, shareOf, withRows } from "./rowSet.ts";

const order = ["い", "ろ", "は", "に", "ほ"];

describe("rowsBetween", () => {
  test.each([
    { name: "上から下へ", anchor: "ろ", target: "に", expected: ["ろ", "は", "に"] },
    { name: "下から上へも同じ行", anchor: "に", target: "ろ", expected: ["ろ", "は", "に"] },
    { name: "同じ行なら一行", anchor: "は", target: "は", expected: ["は"] },
    { name: "端から端まで", anchor: "い", target: "ほ", expected: order },
    { name: "起点がなければ一行", anchor: null, target: "は", expected: ["は"] },
    { name: "起点が別のページにあれば一行", anchor: "と", target: "は", expected: ["は"] },
  ])("$name", ({ anchor, target, expected }) => {
    expect(rowsBetween(order, anchor, target)).toEqual(expected);
  });
});

describe("withRows", () => {
  test("加えるときも外すときも、ほかの行はそのままで、元の集まりは変わらない", () => {
    const before = new Set(["い", "と"]);
    expect([...withRows(before, ["い", "ろ"], true)]).toEqual(["い", "と", "ろ"]);
    expect([...withRows(before, ["い", "ろ"], false)]).toEqual(["と"]);
    expect([...before]).toEqual(["い", "と"]);
  });
});

describe("shareOf", () => {
  test.each([
    { name: "ひとつもない", selected: ["と"], expected: "none" },
    { name: "ひとつだけ", selected: ["い"], expected: "some" },
    { name: "ひとつ足りない", selected: ["い", "ろ", "は", "に"], expected: "some" },
    { name: "すべて（ほかのページの行があっても）", selected: [...order, "と"], expected: "all" },
  ])("$name", ({ selected, expected }) => {
    expect(shareOf(new Set(selected), order)).toBe(expected);
  });
  test("行がなければ、選ばれた行もない", () => {
    expect(shareOf(new Set(["い"]), [])).toBe("none");
  });
});
