import { describe, expect, test } from "vitest";
import { countRow, findError } from "./countEntries.ts";
import type { CheckEntry, EntryColumn, EntryRow } from "./entry.ts";

const rows: EntryRow[] = ["a", "b"].map((id) => ({ id, label: id }));
const columns: EntryColumn[] = ["x", "y", "z"].map((id) => ({ id, label: id, unit: "m", decimals: 1 }));
const checkOf: CheckEntry = (_row, _col, text) =>
  text === "?" ? { state: "ask", message: "" } : text === "!" ? { state: "error", message: "" } : { state: "ok" };

test("一行の直す・確認・未入力・入力済みを数える", () => {
  const [row] = rows;
  expect(row && countRow(row, columns, { a: { x: "!", y: "?" } }, checkOf)).toEqual({
    error: 1,
    ask: 1,
    empty: 1,
    filled: 2,
  });
});

describe("findError", () => {
  const values = { a: { z: "!" }, b: { x: "?" } };
  const find = ([row, column]: readonly [number, number]) => findError(rows, columns, values, checkOf, { row, column });

  test.each([
    { name: "同じ行の先", from: [0, 0], to: { row: 0, column: 2 } },
    { name: "いまのマスの次から", from: [0, 2], to: { row: 1, column: 0 } },
    { name: "終わりからはじめへ戻る", from: [1, 0], to: { row: 0, column: 2 } },
  ] as const)("$name", ({ from, to }) => {
    expect(find(from)).toEqual(to);
  });
  test("ひとつだけなら、そこへ戻る", () => {
    expect(findError(rows, columns, { a: { y: "!" } }, checkOf, { row: 0, column: 1 })).toEqual({
      row: 0,
      column: 1,
    });
  });
  test("なければ null", () => {
    expect(findError(rows, columns, {}, checkOf, { row: 0, column: 0 })).toBeNull();
  });
});
