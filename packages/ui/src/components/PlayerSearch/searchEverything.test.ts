import { memberName } from "@kyuseki/domain";
import { describe, expect, test } from "vitest";
import { titleText } from "../../copy/frame/titles.ts";
import { searchWordsText } from "../../copy/support/searchWords.ts";
import { player, players } from "./playerSearch.fixtures.ts";
import { searchEverything, searchIndex } from "./searchEverything.ts";

const screens = Object.entries(titleText).map(([id, title]) => ({
  href: `/${id}`,
  label: title.defaultMessage,
  aliases: searchWordsText[id as keyof typeof titleText]?.defaultMessage?.toString().split(" ") ?? [],
}));
const index = searchIndex(players, screens);
const names = (typed: string) => searchEverything(index, typed).players.map(memberName);
const places = (typed: string) => searchEverything(index, typed).screens.map(({ label }) => label);

describe("選手を探す（RO-3）", () => {
  test.each([
    ["姓の漢字", "小野寺", ["小野寺 湊"]],
    ["名の漢字", "結衣", ["髙橋 結衣"]],
    ["姓と名をつなげて", "大野葵", ["大野 葵"]],
    ["姓と名のあいだに全角の空白", "大野　葵", ["大野 葵"]],
    ["名が先", "葵 大野", ["大野 葵"]],
    ["常用の字で旧い字を", "高橋", ["髙橋 結衣"]],
    ["ひらがな", "おおの", ["大野 葵", "小野 蒼", "小野寺 湊"]],
    ["カタカナ", "ハットリ", ["服部 新"]],
    ["半角カタカナ", "ﾊｯﾄﾘ", ["服部 新"]],
    ["小さい字を打たない", "しみずしょう", ["清水 翔太"]],
    ["姓と名のかなをつなげて", "おのあおい", ["大野 葵", "小野 蒼"]],
    ["変換の途中", "おのd", ["小野寺 湊"]],
    ["長い母音：ohno", "ohno", ["大野 葵", "小野 蒼", "小野寺 湊"]],
    ["長い母音：oono", "oono", ["大野 葵", "小野 蒼", "小野寺 湊"]],
    ["長い母音：ono", "ono", ["大野 葵", "小野 蒼", "小野寺 湊"]],
    ["長い母音：Ōno の代わりに Ono", "Ono Aoi", ["大野 葵", "小野 蒼"]],
    ["ヘボン式の shi", "shimizu", ["清水 翔太"]],
    ["訓令式の si", "simizu", ["清水 翔太"]],
    ["ヘボン式の sho", "shota", ["清水 翔太"]],
    ["訓令式の syo と長い母音", "syouta", ["清水 翔太"]],
    ["ヘボン式の chi", "chiba", ["千葉 健一"]],
    ["訓令式の ti", "tiba", ["千葉 健一"]],
    ["b の前の m", "jimbo", ["神保 蓮"]],
    ["訓令式の zi", "zinbo", ["神保 蓮"]],
    ["っ", "hattori", ["服部 新"]],
    ["n がひとつ", "kenichi", ["千葉 健一"]],
    ["n がふたつ", "kennichi", ["千葉 健一"]],
    ["打ちかけの sh", "sh", ["清水 翔太", "髙橋 結衣"]],
    ["打ちかけの c", "c", ["千葉 健一", "坂口 律"]],
    ["打ちかけの ch", "ch", ["千葉 健一", "坂口 律"]],
    ["打ちかけの j", "j", ["神保 蓮"]],
    ["打ちかけの onod", "onod", ["小野寺 湊"]],
    ["英字で姓と名", "Onodera Minato", ["小野寺 湊"]],
    ["英字で名が先", "minato onodera", ["小野寺 湊"]],
    ["全角の英字", "ＭＩＵＲＡ", ["三浦 陽翔"]],
    ["短い母音", "yuki", ["結城 凛"]],
    ["違う音", "onodara", []],
    ["片方の語だけ合う", "大野 湊", []],
    ["数えない印だけ", "ー・", []],
    ["空白だけ", "　 ", []],
    ["空", "", []],
  ])("%s：%s", (_, typed, expected) => {
    expect(names(typed)).toEqual(expected);
  });
});

describe("選手の並び", () => {
  const order = (typed: string, ...sketches: [name: string, kana: string][]) =>
    searchEverything(
      searchIndex(
        sketches.map((sketch, id) => player(id, ...sketch)),
        [],
      ),
      typed,
    ).players.map(memberName);

  test("姓の始まり、名の始まり、中に含むものの順", () => {
    const found = order(
      "あお",
      ["三浦 真碧", "みうら まあお"],
      ["中青 一", "なかあお はじめ"],
      ["三浦 碧", "みうら あお"],
      ["青木 一", "あおき はじめ"],
    );
    expect(found).toEqual(["青木 一", "三浦 碧", "中青 一", "三浦 真碧"]);
  });
  test("同じ強さなら五十音順。よみがながなければ氏名", () => {
    const found = order("一", ["渡部 一", "わたべ はじめ"], ["青木 一", "あおき はじめ"], ["アベ 一", ""]);
    expect(found).toEqual(["青木 一", "アベ 一", "渡部 一"]);
  });
  test("多くて8人。上限を渡せば、その人数", () => {
    const many = searchIndex(
      Array.from({ length: 30 }, (_, id) => player(id, "佐藤 樹", "さとう いつき")),
      [],
    );
    expect(searchEverything(many, "さとう").players.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(searchEverything(many, "さとう", { players: 20, screens: 0 }).players).toHaveLength(20);
  });
});

describe("画面を探す", () => {
  test.each([
    ["題", "メンバーリスト", ["メンバーリスト"]],
    [
      "題の一部をかなで",
      "らんき",
      ["チーム内ランキング", "全国ランキング（個人）", "全国ランキング（チーム）", "アナライザーランキング"],
    ],
    ["題をローマ字で", "menba", ["メンバーリスト", "メンバーをまとめて追加"]],
    ["題のよみがな", "そくてい", ["測定", "測定会の入力", "測定シート", "各種設定", "測定データ分析"]],
    ["ほかの言葉", "名簿", ["メンバーリスト"]],
    ["ほかの言葉をローマ字で", "meibo", ["メンバーリスト"]],
    ["QRコード", "QR", ["チーム管理"]],
    ["パスワード", "パスワード", ["パスワードの再設定", "アカウント"]],
    ["卒団", "卒団", ["年度更新"]],
    ["だれも使わない言葉", "量子力学", []],
  ])("%s：%s", (_, typed, expected) => {
    expect(places(typed)).toEqual(expected);
  });
  test("多くて5つ", () => {
    expect(places("選手別レポート")).toHaveLength(5);
  });
});
