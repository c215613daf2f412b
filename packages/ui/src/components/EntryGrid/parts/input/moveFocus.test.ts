import { describe, expect, test } from "vitest";
import { moveFocus, type Step } from "./moveFocus.ts";

const size = { rows: 25, columns: 3 };
const at = (row: number, column: number) => ({ row, column });
const cases: readonly {
  name: string;
  from: readonly [number, number];
  step: Step;
  to: readonly [number, number] | null;
}[] = [
  { name: "上端では上へ出ない", from: [0, 1], step: "up", to: [0, 1] },
  { name: "下端では下へ出ない", from: [24, 1], step: "down", to: [24, 1] },
  { name: "左端では左へ出ない", from: [3, 0], step: "left", to: [3, 0] },
  { name: "右端では右へ出ない", from: [3, 2], step: "right", to: [3, 2] },
  { name: "Tab は行の終わりから次の行のはじめへ", from: [3, 2], step: "next", to: [4, 0] },
  { name: "Tab は最後のマスから外へ", from: [24, 2], step: "next", to: null },
  { name: "Shift+Tab は行のはじめから前の行の終わりへ", from: [3, 0], step: "previous", to: [2, 2] },
  { name: "Shift+Tab は最初のマスから外へ", from: [0, 0], step: "previous", to: null },
  { name: "Home", from: [3, 2], step: "rowStart", to: [3, 0] },
  { name: "End", from: [3, 0], step: "rowEnd", to: [3, 2] },
  { name: "Ctrl+↑", from: [3, 1], step: "columnStart", to: [0, 1] },
  { name: "Ctrl+↓", from: [3, 1], step: "columnEnd", to: [24, 1] },
  { name: "Ctrl+Home", from: [3, 1], step: "first", to: [0, 0] },
  { name: "Ctrl+End", from: [3, 1], step: "last", to: [24, 2] },
  { name: "PageUp は10行、上端まで", from: [9, 1], step: "pageUp", to: [0, 1] },
  { name: "PageDown は10行", from: [9, 1], step: "pageDown", to: [19, 1] },
  { name: "PageDown は下端まで", from: [15, 1], step: "pageDown", to: [24, 1] },
];

describe("moveFocus", () => {
  test.each(cases)("$name", ({ from, step, to }) => {
    expect(moveFocus(at(...from), step, size)).toEqual(to && at(...to));
  });
});
