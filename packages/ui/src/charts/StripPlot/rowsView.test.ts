import { expect, test } from "vitest";
import { rowsView } from "./rowsView.ts";

const box = { width: 400, height: 230, em: 10 };

test("行は同じ高さで、値は目盛りの間に置く", () => {
  const view = rowsView(box, { names: named("高1", "高2", "高3", "中1", "中2"), range: [60, 160], room: 40 });
  expect(view.rowHeight).toBe(40);
  expect(view.bottom).toBe(200);
  expect(view.x(60)).toBe(view.left);
  expect(view.x(160)).toBe(view.right);
  expect(view.right).toBe(350);
  expect(view.ticks.map(({ text }) => text)).toEqual(["60", "80", "100", "120", "140", "160"]);
});

test("行が少なければ、間のびさせない", () => {
  expect(rowsView(box, { names: named("高1"), range: [60, 160], room: 0 }).rowHeight).toBe(40);
});

test("長い名前は、図の4割を超えないように切る", () => {
  const view = rowsView(box, { names: named("長谷川 ひまり子（青葉台ベースボールクラブ）"), range: [0, 1], room: 0 });
  expect(view.left).toBe(156);
  expect(view.names[0]?.name).toMatch(/^長谷川 ひまり子.*…$/);
});

test("目盛りの数字は、入りきらなければ左から省く", () => {
  const large = rowsView({ width: 260, height: 400, em: 26 }, { names: named("この期間"), range: [90, 140], room: 90 });
  expect(large.right - large.left).toBeLessThan(30);
  expect(large.ticks.map(({ text }) => text)).toEqual(["", "125"]);
});

test("幅のない範囲でも壊れない", () => {
  const view = rowsView(box, { names: named("高1"), range: [100, 100], room: 0 });
  expect(view.x(100)).toBe(view.left);
});

function named(...names: string[]) {
  return names.map((name) => ({ id: name, name }));
}
