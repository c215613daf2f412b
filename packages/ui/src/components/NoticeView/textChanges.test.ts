import { expect, test } from "vitest";
import { changedLines } from "./textChanges.ts";

const marks = { same: "", removed: "-", added: "+" } as const;
const shown = (before: string, after: string) =>
  changedLines(before, after).map((line) => line.map(({ kind, text }) => `${marks[kind]}${text}`).join("|"));

test.each([
  ["終わり：16時30分", "終わり：17時", ["終わり：|-16時30分|+17時"]],
  ["集合は7時です。\n持ち物：水筒", "集合は8時です。\n持ち物：水筒", ["集合は|-7時|+8時|です。"]],
  ["11月21日（土）に行います。", "11月22日（日）に行います。", ["-11月21日|+11月22日|（|-土|+日|）に行います。"]],
  ["一行目\n二行目", "一行目\n二行目", []],
  ["一行目", "一行目\n足した行", ["+足した行"]],
  ["消す行\n残る行", "残る行", ["-消す行"]],
  ["", "はじめて", ["+はじめて"]],
])("「%s」から「%s」", (before, after, expected) => {
  expect(shown(before, after)).toEqual(expected);
});

test("長い文でも、同じ言葉は同じまま", () => {
  const body = "雨のときは中止です。".repeat(90);
  expect(shown(body, `${body}連絡します。`)).toEqual([`${body}|+連絡します。`]);
});
