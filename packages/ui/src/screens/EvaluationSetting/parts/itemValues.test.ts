import { expect, test } from "vitest";
import { checkItem, itemValuesOf, movedItem, newItem } from "./itemValues.ts";

test.each([
  [1, 1, [2, 1, 3]],
  [3, -1, [1, 3, 2]],
  [1, -1, null],
  [3, 1, null],
  [9, 1, null],
] as const)("%i を %i だけ動かすと %j", (id, step, moved) => {
  expect(movedItem([1, 2, 3], id, step)).toEqual(moved);
});

test("新しい項目は、名前と単位だけが足りない", () => {
  expect(checkItem(itemValuesOf(newItem))).toEqual({
    name: "項目名を入力してください",
    unit: "単位を入力してください",
  });
  expect(checkItem({ ...itemValuesOf(newItem), name: "遠投", unit: "m", lowest: 5, highest: 5 })).toEqual({
    highest: "上限は下限より大きくしてください",
  });
});
