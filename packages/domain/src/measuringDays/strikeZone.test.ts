import { expect, test } from "vitest";
import { ballRadius, strikeZoneOf } from "./strikeZone.ts";

test("身長160cmなら、ホームプレートの幅で、43.2cmから85.6cmまで", () => {
  expect(strikeZoneOf({ height: 160, grade: "j2", gender: "M" })).toEqual({
    half: 21.6,
    bottom: 43.2,
    top: 85.6,
    height: 160,
    height_of: "player",
  });
});

test.each([
  { name: "男子", gender: "M", expected: 145.2 },
  { name: "女子", gender: "F", expected: 146.6 },
  { name: "性別の回答なし", gender: null, expected: 145.9 },
] as const)("身長がなければ、学年の全国平均：小6の$name", ({ gender, expected }) => {
  const { height, height_of } = strikeZoneOf({ height: null, grade: "e6", gender });
  expect([Math.round(height * 10) / 10, height_of]).toEqual([expected, "grade"]);
});

test("球の大きさは球による。言われなければ軟式", () => {
  expect([ballRadius("hard"), ballRadius("soft"), ballRadius(null)]).toEqual([3.7, 4.9, 3.6]);
});
