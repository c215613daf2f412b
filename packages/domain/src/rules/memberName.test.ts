import { expect, test } from "vitest";
import { kanaName, memberName } from "./memberName.ts";

test.each([
  { name: "姓、半角の空き、名", last_name: "佐藤", first_name: "一郎", expected: "佐藤 一郎" },
  { name: "名がなければ姓だけ", last_name: "佐藤", first_name: "", expected: "佐藤" },
])("EN-1 $name", ({ last_name, first_name, expected }) => {
  expect(memberName({ last_name, first_name })).toBe(expected);
});

test.each([
  {
    name: "せい、半角の空き、めい",
    last_name_kana: "さとう",
    first_name_kana: "いちろう",
    expected: "さとう いちろう",
  },
  { name: "どちらも未入力なら空", last_name_kana: "", first_name_kana: "", expected: "" },
])("EN-1 $name", ({ last_name_kana, first_name_kana, expected }) => {
  expect(kanaName({ last_name_kana, first_name_kana })).toBe(expected);
});
