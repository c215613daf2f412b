import { describe, expect, test } from "vitest";
import { changedNames, fieldErrorsOf, mergeValues } from "./mergeValues.ts";

const base = { goal: "8.4", low: 5, high: null, on: true };

test("空の欄は、どう空でも同じ。違う欄だけを数える", () => {
  expect(changedNames(base, { ...base, high: "" })).toEqual([]);
  expect(changedNames({ goal: "8.4" }, {})).toEqual(["goal"]);
  expect(changedNames(base, { ...base, low: 0, on: false })).toEqual(["low", "on"]);
});

describe("R4: ほかの人が先に保存したとき", () => {
  test.each([
    {
      name: "別々の欄なら、両方が残る",
      theirs: { low: 6 },
      mine: { on: false },
      merged: { low: 6, on: false },
      clashes: [],
    },
    { name: "同じ内容なら、ぶつからない", theirs: { low: 6 }, mine: { low: 6 }, merged: { low: 6 }, clashes: [] },
    {
      name: "同じ欄を違う内容にすると、その欄だけがぶつかる",
      theirs: { low: 6, on: false },
      mine: { low: 7 },
      merged: { low: 7, on: false },
      clashes: ["low"],
    },
    {
      name: "消した欄は、変えた欄",
      theirs: { goal: "9" },
      mine: { goal: "" },
      merged: { goal: "" },
      clashes: ["goal"],
    },
  ])("$name", ({ theirs, mine, merged, clashes }) => {
    expect(mergeValues({ ...base }, { ...base, ...theirs }, { ...base, ...mine })).toEqual({
      merged: { ...base, ...merged },
      clashes,
    });
  });
});

test("ひとつの欄には、はじめの文だけ", () => {
  const issues = [
    { path: ["hard_hit", "speed"], message: "はじめ" },
    { path: ["hard_hit", "speed"], message: "つぎ" },
    { path: ["goals", 3], message: "ほか" },
  ];
  expect(fieldErrorsOf(issues)).toEqual({ "hard_hit.speed": "はじめ", "goals.3": "ほか" });
});
