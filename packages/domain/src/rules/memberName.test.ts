import { expect, test } from "vitest";
import { kanaName, memberName, shortNames, sortByReading } from "./memberName.ts";

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

test("選手は読みの順。読みがなければ名前で、同じ読みなら先に登録した人から", () => {
  const member = (id: number, last_name: string, last_name_kana: string) => ({
    ...{ id, last_name, last_name_kana },
    ...{ first_name: "", first_name_kana: "" },
  });
  const members = [
    member(4, "渡辺", "わたなべ"),
    member(3, "阿部", "あべ"),
    member(2, "安部", "あべ"),
    member(1, "ガルシア", ""),
    member(5, "葛西", "かさい"),
  ];
  expect(sortByReading(members).map(({ id }) => id)).toEqual([2, 3, 5, 1, 4]);
  expect(members.map(({ id }) => id)).toEqual([4, 3, 2, 1, 5]);
});

test.each([
  { name: "ひとりだけの姓は、姓だけ", members: ["佐藤 一郎", "鈴木 花"], shown: ["佐藤", "鈴木"] },
  {
    name: "同じ姓は、名のはじめの字で",
    members: ["佐藤 一郎", "鈴木 花", "佐藤 次郎"],
    shown: ["佐藤 一", "鈴木", "佐藤 次"],
  },
  {
    name: "はじめの字も同じなら、違うところまで",
    members: ["佐藤 陽菜", "佐藤 陽", "佐藤 陽翔", "佐藤 湊"],
    shown: ["佐藤 陽菜", "佐藤 陽", "佐藤 陽翔", "佐藤 湊"],
  },
  { name: "名まで同じなら、名前のすべて", members: ["佐藤 一郎", "佐藤 一郎"], shown: ["佐藤 一郎", "佐藤 一郎"] },
  { name: "名のない人も", members: ["佐藤", "佐藤 一郎"], shown: ["佐藤", "佐藤 一"] },
  { name: "一字は、見た目の一字", members: ["林 か\u3099く", "林 かい"], shown: ["林 か\u3099", "林 か"] },
])("短い名前：$name", ({ members, shown }) => {
  const named = members.map((member, id) => {
    const [last_name = "", first_name = ""] = member.split(" ");
    return { id, last_name, first_name };
  });
  const names = shortNames(named);
  expect(named.map(({ id }) => names.get(id))).toEqual(shown);
});
