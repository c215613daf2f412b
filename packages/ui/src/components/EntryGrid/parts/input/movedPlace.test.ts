import { describe, expect, test } from "vitest";
import { type GridOrder, isSameOrder, movedPlace } from "./movedPlace.ts";

const cells = (rows: string, columns: string): GridOrder => ({
  rows: Array.from(rows, (id) => ({ id, label: id })),
  columns: Array.from(columns, (id) => ({ id, label: id, unit: "秒", decimals: 1 })),
});
const before = cells("abc", "xy");

describe("BE-7 表の並びが変わっても、居るマスは同じ選手の同じ項目のまま", () => {
  test.each([
    { name: "前に選手が加わる", now: cells("nabc", "xy"), to: { row: 2, column: 1 } },
    { name: "前の選手がいなくなる", now: cells("bc", "xy"), to: { row: 0, column: 1 } },
    { name: "学年の順が変わる", now: cells("cba", "xy"), to: { row: 1, column: 1 } },
    { name: "項目が前に加わる", now: cells("abc", "zxy"), to: { row: 1, column: 2 } },
    { name: "その選手がいなくなる", now: cells("ac", "xy"), to: null },
    { name: "その項目がなくなる", now: cells("abc", "x"), to: null },
  ])("$name", ({ now, to }) => {
    expect(movedPlace({ row: 1, column: 1 }, before, now)).toEqual(to);
    expect(isSameOrder(before, now)).toBe(false);
  });

  test("作り直されただけの同じ並びでは、何も変わらない", () => {
    expect(isSameOrder(before, cells("abc", "xy"))).toBe(true);
  });
});
