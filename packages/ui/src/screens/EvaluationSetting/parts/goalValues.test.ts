import { expect, test } from "vitest";
import { goals, items } from "../evaluationSetting.fixtures.ts";
import { entriesOf, goalColumns, goalsIn, goalValuesOf, readGoal, readGoals } from "./goalValues.ts";

const columns = goalColumns(items);
const column = (id: string) => {
  const found = columns.find((each) => each.id === id);
  if (!found) throw new Error(`no column ${id}`);
  return found;
};

test("表に並べて読み直すと、同じ目標になる", () => {
  const values = goalValuesOf(goals);
  expect(readGoals(values, columns)).toEqual(goals.goals);
  expect(entriesOf(values).e6).toEqual({ "item-1": "8.1", "item-4": "175" });
  expect(goalsIn(values, column("item-1"))).toEqual([
    { grade: "e5", text: "8.4" },
    { grade: "e6", text: "8.1" },
  ]);
});

test("列は、だれもが測る種別と、使う項目だけ。使わない項目の目標も、保存で消えない", () => {
  expect(columns.map(({ id }) => id)).toEqual([
    ...["kind-1", "kind-2", "kind-4"],
    ...["item-1", "item-2", "item-3", "item-4", "item-5", "item-6", "item-7", "item-8"],
  ]);
  const archived = { kind: null, item_id: 9, grade: "h1", value: 12 } as const;
  expect(readGoals(goalValuesOf({ goals: [archived], version: 1 }), columns)).toEqual([archived]);
});

test("単位を付けて打った目標も、保存で消えない", () => {
  const typed = { "e5/item-1": "8.4秒", "e6/item-4": "１７５ cm", "j1/kind-4": "120km/h" };
  expect(readGoals(typed, columns)).toEqual([
    { kind: null, item_id: 1, grade: "e5", value: 8.4 },
    { kind: null, item_id: 4, grade: "e6", value: 175 },
    { kind: 4, item_id: null, grade: "j1", value: 120 },
  ]);
});

test.each([
  ["item-1", "5.5", null],
  ["item-1", "5.4", "range"],
  ["item-1", "15.1", "range"],
  ["item-1", "９．４", null],
  ["item-1", "9.44", "decimals"],
  ["item-4", "175.5", "decimals"],
  ["kind-2", "0", "range"],
  ["kind-4", "180", null],
  ["kind-4", "181", "range"],
  ["kind-4", "はやい", "unreadable"],
  ["kind-4", "", null],
])("%s の目標「%s」は %s", (id, text, fieldError) => {
  expect(readGoal(text, column(id)).fieldError).toBe(fieldError);
});
