import { expect, test } from "vitest";
import { menuGroups, trainingMenus } from "../vocabulary/trainingMenu.ts";
import { groupAmounts } from "./groupAmounts.ts";

const none = { batting: 0, pitching: 0, fielding: 0, running: 0, strength: 0, game: 0, other: 0 };

test("種類ごとの回数は、日の分の和", () => {
  expect(
    groupAmounts([
      { ...none, batting: 2, game: 1 },
      { ...none, batting: 1, other: 4 },
    ]),
  ).toEqual({
    ...none,
    batting: 3,
    game: 1,
    other: 4,
  });
  expect(groupAmounts([])).toEqual(none);
});

test("どの種類にも、数えるメニューがある", () => {
  expect(new Set(Object.values(trainingMenus))).toEqual(new Set(menuGroups));
});
