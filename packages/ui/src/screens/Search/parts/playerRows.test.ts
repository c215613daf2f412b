import { memberName } from "@kyuseki/domain";
import { describe, expect, test } from "vitest";
import { player } from "../../../components/PlayerSearch/playerSearch.fixtures.ts";
import { byGrade, filtered, kanaRowOf } from "./playerRows.ts";

describe("kanaRowOf", () => {
  test.each([
    ["あ行", "青木 空", "あおき そら", "あ"],
    ["濁る字も同じ行", "後藤 空", "ごとう そら", "か"],
    ["半濁点", "ピーター 空", "ぴーたー そら", "は"],
    ["ヴ", "ヴァン 空", "ゔぁん そら", "あ"],
    ["カタカナのよみがな", "渡部 空", "ワタベ ソラ", "わ"],
    ["よみがながなければ姓のかな", "さくら 空", "", "さ"],
    ["よみがなも姓のかなもない", "渡部 空", "", null],
    ["英字", "Smith 空", "", null],
  ])("%s", (_, name, kana, expected) => {
    expect(kanaRowOf(player(1, name, kana))).toBe(expected);
  });
});

const team = [
  player(1, "渡部 空", "わたべ そら", "j1"),
  player(2, "青木 空", "あおき そら", "j1"),
  player(3, "後藤 空", "ごとう そら", "h3"),
  player(4, "安藤 空", "あんどう そら", "e6"),
];

test("学年の高い順。同じ学年は五十音順", () => {
  expect(byGrade(team).map(memberName)).toEqual(["後藤 空", "青木 空", "渡部 空", "安藤 空"]);
});

describe("filtered", () => {
  test.each([
    ["条件なし", { grade: null, row: null }, [1, 2, 3, 4]],
    ["中学", { grade: "j", row: null }, [1, 2]],
    ["あ行", { grade: null, row: "あ" }, [2, 4]],
    ["中学のあ行", { grade: "j", row: "あ" }, [2]],
    ["高校のあ行", { grade: "h", row: "あ" }, []],
  ] as const)("%s", (_, filter, expected) => {
    expect(filtered(team, filter).map(({ id }) => id)).toEqual(expected);
  });
});
