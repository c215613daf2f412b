// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { rememberView } from "../lastView.ts";
import { forgetPersons, personsOf, rememberPersons } from "./persons.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("OF-5 同じアカウントの、いくつかのチームでの番号は、タブを閉じても分かる。ほかの人のものにはならない", () => {
  rememberPersons([5, 6]);
  rememberPersons([6, 7]);
  const all = (id: number) => [...personsOf(id)].sort((one, other) => one - other);
  expect([personsOf(6)[0], all(5), all(7), all(9)]).toEqual([6, [5, 6, 7], [5, 6, 7], [9]]);
  rememberPersons([20, 21]);
  expect([all(20), all(5)]).toEqual([[20, 21], [5]]);
});

test("このタブが前に開いていたチームの番号からも分かる", () => {
  rememberPersons([5, 6]);
  rememberView("persons", "6");
  expect([...personsOf(8)].sort()).toEqual([5, 6, 8]);
});

test("S6 ログアウトのあとは残らず、壊れた控えはないのと同じ", () => {
  rememberPersons([5, 6]);
  forgetPersons();
  expect(localStorage.length).toBe(0);
  localStorage.setItem("kyuseki-persons", `{"5":`);
  expect(personsOf(5)).toEqual([5]);
});
