import { expect, test } from "vitest";
import { heatSummary } from "./heatSummary.ts";

const columns = [{ name: "11/18" }, { name: "11/19" }, { name: "11/20" }];

test("heatSummary：記録のあるマスの数と、いちばん大きい値と小さい値。同じ値なら先のもの", () => {
  const rows = [
    { name: "三浦 陽翔", values: [30, null, 90] },
    { name: "石井 悠真", values: [0, 90] },
    { name: "小野寺 湊", values: [null, 0, null] },
  ];
  expect(heatSummary({ columns, rows })).toEqual({
    cells: 9,
    known: 5,
    highest: { row: "三浦 陽翔", column: "11/20", value: 90 },
    lowest: { row: "石井 悠真", column: "11/18", value: 0 },
  });
});

test("heatSummary：見せない列の値は数えない", () => {
  expect(heatSummary({ columns: columns.slice(0, 1), rows: [{ name: "三浦 陽翔", values: [30, 90] }] })).toEqual({
    cells: 1,
    known: 1,
    highest: { row: "三浦 陽翔", column: "11/18", value: 30 },
    lowest: { row: "三浦 陽翔", column: "11/18", value: 30 },
  });
});

test("heatSummary：一つも記録がなければ、言うことがない", () => {
  expect(heatSummary({ columns, rows: [{ name: "三浦 陽翔", values: [null, null] }] })).toBeNull();
  expect(heatSummary({ columns, rows: [] })).toBeNull();
});
