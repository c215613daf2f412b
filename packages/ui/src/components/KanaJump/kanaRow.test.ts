import { describe, expect, test } from "vitest";
import { player } from "../PlayerSearch/playerSearch.fixtures.ts";
import { kanaRowOf } from "./kanaRow.ts";

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
