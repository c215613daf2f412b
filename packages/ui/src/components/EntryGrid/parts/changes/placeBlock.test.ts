import { describe, expect, test } from "vitest";
import type { EntryColumn, EntryRow } from "../entry.ts";
import { blockOf } from "./block.ts";
import { placeBlock } from "./placeBlock.ts";

const rows: EntryRow[] = ["a", "b", "c"].map((id) => ({ id, label: id }));
const columns: EntryColumn[] = ["x", "y"].map((id) => ({ id, label: id, unit: "m", decimals: 1 }));
const at = (row: number, column: number) => blockOf({ row, column }, { row, column });
const whole = blockOf({ row: 0, column: 0 }, { row: 2, column: 1 });

describe("placeBlock", () => {
  test("選んだマスを左上にして並べる", () => {
    expect(placeBlock([["小川"], ["中川"]], at(1, 0), rows, columns)).toEqual({
      cells: [
        { rowId: "b", colId: "x", text: "小川" },
        { rowId: "c", colId: "x", text: "中川" },
      ],
      block: { top: 1, bottom: 2, left: 0, right: 0 },
      cut: 0,
    });
  });
  test("はみ出したマスは置かず、その数を言う", () => {
    const placed = placeBlock(
      [
        ["1", "2", "3"],
        ["4", "5", "6"],
      ],
      at(2, 1),
      rows,
      columns,
    );
    expect(placed.cells).toEqual([{ rowId: "c", colId: "y", text: "1" }]);
    expect(placed.cut).toBe(5);
    expect(placed.block).toEqual(at(2, 1));
  });
  test("長さのちがう行では、ないマスに触れない", () => {
    const placed = placeBlock([["1"], ["2", "3"]], at(0, 0), rows, columns);
    expect(placed.cells).toHaveLength(3);
    expect(placed.cut).toBe(0);
  });
  test("ひとつの値は、選んだまとまりを満たす", () => {
    const placed = placeBlock([["9"]], whole, rows, columns);
    expect(placed.cells.map(({ text }) => text)).toEqual(["9", "9", "9", "9", "9", "9"]);
    expect(placed.block).toEqual(whole);
    expect(placed.cut).toBe(0);
  });
  test("マスの中の改行は空白にし、両端の空白は除く", () => {
    expect(placeBlock([[" 外野 \n 手 "]], at(0, 0), rows, columns).cells[0]?.text).toBe("外野 手");
  });
});
