import { describe, expect, test } from "vitest";
import { type ChangeHistory, noHistory, record, redo, undo } from "./changeHistory.ts";

const change = (before: string, text: string) => [{ rowId: "a", colId: "x", before, text }];
const cell = (text: string) => [{ rowId: "a", colId: "x", text }];

describe("changeHistory", () => {
  test("元に戻すと前の文字、やり直すと後の文字になる", () => {
    const typed = record(record(noHistory, change("", "8.1")), change("8.1", "8.2"));
    const back = undo(typed);
    expect(back?.cells).toEqual(cell("8.1"));
    const further = undo(back?.history ?? noHistory);
    expect(further?.cells).toEqual(cell(""));
    expect(undo(further?.history ?? noHistory)).toBeNull();
    const again = redo(further?.history ?? noHistory);
    expect(again?.cells).toEqual(cell("8.1"));
    expect(redo(again?.history ?? noHistory)?.cells).toEqual(cell("8.2"));
  });
  test("何もしていなければ、戻すものもやり直すものもない", () => {
    expect(undo(noHistory)).toBeNull();
    expect(redo(noHistory)).toBeNull();
  });
  test("戻したあとに打つと、やり直しはできない", () => {
    const back = undo(record(noHistory, change("", "8.1")));
    expect(redo(record(back?.history ?? noHistory, change("", "9.9")))).toBeNull();
  });
  test("上限を超えた古いものから忘れる", () => {
    let history: ChangeHistory = noHistory;
    for (const text of ["1", "2", "3"]) history = record(history, change("", text), 2);
    expect(history.done).toEqual([change("", "2"), change("", "3")]);
  });
});
