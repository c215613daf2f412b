// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { rememberView } from "../lastView.ts";
import { forgetUserIds, rememberUserIds, userIdsOfAccount } from "./accountUserIds.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("OF-5 同じアカウントの、いくつかのチームでの番号は、タブを閉じても分かる。ほかの人のものにはならない", () => {
  rememberUserIds([5, 6]);
  rememberUserIds([6, 7]);
  const all = (id: number) => [...userIdsOfAccount(id)].sort((one, other) => one - other);
  expect([userIdsOfAccount(6)[0], all(5), all(7), all(9)]).toEqual([6, [5, 6, 7], [5, 6, 7], [9]]);
  rememberUserIds([20, 21]);
  expect([all(20), all(5)]).toEqual([[20, 21], [5]]);
});

test("このタブが前に開いていたチームの番号からも分かる", () => {
  rememberUserIds([5, 6]);
  rememberView("persons", "6");
  expect([...userIdsOfAccount(8)].sort()).toEqual([5, 6, 8]);
});

test("S6 ログアウトのあとは残らず、壊れた控えはないのと同じ", () => {
  rememberUserIds([5, 6]);
  forgetUserIds();
  expect(localStorage.length).toBe(0);
  localStorage.setItem("kyuseki-user-ids", `{"5":`);
  expect(userIdsOfAccount(5)).toEqual([5]);
});
