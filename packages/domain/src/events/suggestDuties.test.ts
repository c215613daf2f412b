import { expect, test } from "vitest";
import { suggestDuties } from "./suggestDuties.ts";

const families = [
  { family_id: 1, turns: 2 },
  { family_id: 2, turns: 0 },
  { family_id: 3, turns: 1 },
];
const open = { family_id: null };

test("回数の少ない家族から順に", () => {
  expect(suggestDuties(families, [open, open, open])).toEqual([2, 2, 3]);
});

test("決まっている当番はそのまま、その行事の回数にも入る", () => {
  expect(suggestDuties(families, [open, { family_id: 2 }, { family_id: 3 }])).toEqual([2, 2, 3]);
  expect(suggestDuties(families, [{ family_id: 2 }, { family_id: 2 }, open])).toEqual([2, 2, 3]);
});

test("同じ回数なら、並んだ順に一つずつ", () => {
  const equal = [4, 5, 6].map((family_id) => ({ family_id, turns: 1 }));
  expect(suggestDuties(equal, [open, open, open, open])).toEqual([4, 5, 6, 4]);
});

test("いなくなった家族の当番は残り、家族がなければ決まらない", () => {
  expect(suggestDuties([], [{ family_id: 9 }, open])).toEqual([9, null]);
});
