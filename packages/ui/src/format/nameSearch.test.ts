import { expect, test } from "vitest";
import { foundByName, nameSearchText } from "./nameSearch.ts";

const player = (last_name: string, first_name: string, last_name_kana: string, first_name_kana: string) => ({
  last_name,
  searchText: nameSearchText({ last_name, first_name, last_name_kana, first_name_kana }),
});
const rows = [player("小野寺", "湊", "おのでら", "みなと"), player("岡田", "蒼", "おかだ", "あおい")];
const found = (typed: string) => foundByName(rows, typed).map(({ last_name }) => last_name);

test("名前でも、よみがなでも、カタカナでも、間を空けずに打っても見つかる", () => {
  expect(found("小野")).toEqual(["小野寺"]);
  expect(found("オカダ")).toEqual(["岡田"]);
  expect(found("おのでらみなと")).toEqual(["小野寺"]);
  expect(found("お")).toEqual(["小野寺", "岡田"]);
  expect(found("湊 岡")).toEqual([]);
});

test("何も打たなければ、同じ配列", () => {
  expect(foundByName(rows, " 　")).toBe(rows);
});
