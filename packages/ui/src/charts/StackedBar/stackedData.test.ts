import { describe, expect, test } from "vitest";
import { sharesOf, stackedTable, totalOf } from "./stackedData.ts";

const parts = [
  { id: "out", name: "アウト", mark: 0 },
  { id: "hit", name: "ヒット", mark: 5 },
  { id: "home", name: "ホームラン", mark: 2 },
] as const;
const live = { id: "live", label: "実打", values: { out: 12, hit: 4, home: null } };
const none = { id: "tee", label: "ティー", values: {} };

describe("積み上げた棒の数", () => {
  test("記録のない部分は、合計では0として数える", () => {
    expect(totalOf(parts, live)).toBe(16);
    expect(totalOf(parts, none)).toBe(0);
  });
  test("割合は棒ごとに100になり、空の棒は0", () => {
    expect(sharesOf(parts, live)).toEqual([75, 25, 0]);
    expect(sharesOf(parts, none)).toEqual([0, 0, 0]);
  });
  test("表には部分ごとの値と合計が並ぶ", () => {
    const words = { caption: "打撃結果", category: "打撃の種類", unit: "球", digits: 0, total: "合計" } as const;
    const table = stackedTable(parts, [live], words);
    expect(table.columns.map(({ label }) => label)).toEqual(["打撃の種類", "アウト", "ヒット", "ホームラン", "合計"]);
    expect(table.rows).toEqual([{ id: "live", cells: ["実打", 12, 4, null, 16] }]);
  });
});
